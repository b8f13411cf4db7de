import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A sentence for each path that two remotes own: a page, with everything below it, has one owner. */
export function pagesWithTwoOwners(root: string): string[] {
  const owned = globSync('*/remote.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const { routes } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { routes: string[] };
      return routes.map((path) => ({ path, owner: dirname(file) }));
    });
  return owned.flatMap((one, index) =>
    owned
      .slice(index + 1)
      .filter((other) => other.owner !== one.owner && (isWithin(one.path, other.path) || isWithin(other.path, one.path)))
      .map((other) => `${one.owner} (${one.path}) and ${other.owner} (${other.path}) own the same page: leave it to one of them`),
  );
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
