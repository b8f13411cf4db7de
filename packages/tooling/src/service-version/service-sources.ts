import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Package that every service is made of besides its own folder. */
const KIT = 'packages/service-kit';
const NOT_SHIPPED = ['**/node_modules/**', '**/test/**', '**/*.test.*', '**/*.md', '**/tsconfig*.json', '**/*.tsbuildinfo'];

/** One file of a service's version: where it lies in the version's folder, and what is in it. */
interface SourceFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Everything that a service runs from, sorted by path: its own folder (`from`, or the working tree's) and the service kit. */
export function serviceSources(name: string, from = join(projectRoot, 'services', name)): SourceFile[] {
  return [...filesOf(`services/${name}`, from), ...filesOf(KIT, join(projectRoot, KIT))];
}

/** The installed packages that these sources import, by their package.json: not copied, but linked. */
export function packagesOf(sources: readonly SourceFile[]): string[] {
  const manifests = sources.filter(({ path }) => /^(services|packages)\/[^/]+\/package\.json$/.test(path));
  const names = manifests.flatMap(({ bytes }) => {
    const { dependencies } = JSON.parse(bytes.toString()) as { dependencies?: Record<string, string> };
    return Object.keys(dependencies ?? {});
  });
  return [...new Set(names)].filter((name) => name !== '@facet/service-kit').toSorted();
}

function filesOf(path: string, folder: string): SourceFile[] {
  const found = globSync('**/*', { cwd: folder, exclude: NOT_SHIPPED, withFileTypes: true }).filter((entry) => entry.isFile());
  return found
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `${path}/${relative(folder, file)}`, bytes: readFileSync(file) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
