import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { domainFiles } from './domain-files.ts';
import type { DomainName } from './domain-name.ts';
import { refuseTaken } from './refuse-taken.ts';
import { inCompose, inReadme } from './register-domain.ts';

const ORDER_STEP = 10;

/**
 * Writes a new domain's remote and service, and names the service in docker-compose.yml and both in the README's map.
 * @throws before the first write.
 */
export function createDomain(root: string, name: DomainName): void {
  refuseTaken(root, name);
  const registered = [
    ['docker-compose.yml', inCompose],
    ['README.md', inReadme],
  ] as const;
  const edited = registered.map(([path, edit]) => ({ path, text: edit(readFileSync(join(root, path), 'utf8'), name) }));
  for (const { path, text } of [...domainFiles(name, nextOrder(root)), ...edited]) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** After everything that is in the navigation. */
function nextOrder(root: string): number {
  const orders = globSync('*/remote.json', { cwd: root }).flatMap((file) => {
    const { navigation } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { navigation: { order: number }[] };
    return navigation.map(({ order }) => order);
  });
  return Math.max(0, ...orders) + ORDER_STEP;
}
