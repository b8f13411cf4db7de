import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root.ts';

const OURS = '@facet/';
const NOT_SHIPPED = ['**/node_modules/**', '**/test/**', '**/*.test.*', '**/*.md', '**/tsconfig*.json', '**/*.tsbuildinfo'];

/** One file of a service's version: where it lies in the version's folder, and what is in it. */
interface SourceFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/**
 * Everything that a service runs from: its own folder (`from`, or the working tree's), then the kits that it uses, each
 * sorted by path.
 */
export function serviceSources(name: string, from = join(projectRoot, 'services', name)): SourceFile[] {
  return [
    ...filesOf(`services/${name}`, from),
    ...kitsOf(from).flatMap((kit) => filesOf(`packages/${kit}`, join(projectRoot, 'packages', kit))),
  ];
}

/** Names of the packages of ours that this folder depends on, and that those depend on. */
export function kitsOf(folder: string): string[] {
  const direct = Object.keys(dependenciesOf(readFileSync(join(folder, 'package.json'), 'utf8')))
    .filter((name) => name.startsWith(OURS))
    .map((name) => name.slice(OURS.length));
  return [...new Set(direct.flatMap((kit) => [kit, ...kitsOf(join(projectRoot, 'packages', kit))]))].toSorted();
}

/** The installed packages that these sources import, by their package.json: not copied, but linked. */
export function packagesOf(sources: readonly SourceFile[]): string[] {
  const manifests = sources.filter(({ path }) => /^(services|packages)\/[^/]+\/package\.json$/.test(path));
  const names = manifests.flatMap(({ bytes }) => Object.keys(dependenciesOf(bytes.toString())));
  return [...new Set(names)].filter((name) => !name.startsWith(OURS)).toSorted();
}

function dependenciesOf(manifest: string): Record<string, string> {
  return (JSON.parse(manifest) as { dependencies?: Record<string, string> }).dependencies ?? {};
}

function filesOf(path: string, folder: string): SourceFile[] {
  const found = globSync('**/*', { cwd: folder, exclude: NOT_SHIPPED, withFileTypes: true }).filter((entry) => entry.isFile());
  return found
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: `${path}/${relative(folder, file)}`, bytes: readFileSync(file) }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
