import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../generate/generated-file.ts';
import { rename, type DomainName } from './domain-name.ts';

/** A domain that is small and whole: checked, linted and tested where it lies, like every other one. */
export const templatesFolder = join(import.meta.dirname, '../../templates');

const NOT_SOURCE = ['**/dist/**', '**/node_modules/**', '**/.cache/**'];

/** The files of a new domain's remote and service. `order` is its place in the navigation. */
export function domainFiles(name: DomainName, order: number): GeneratedFile[] {
  return globSync(['mfe-sample/**/*.*', 'services/sample/**/*.*'], { cwd: templatesFolder, exclude: NOT_SOURCE })
    .toSorted()
    .map((path) => ({ path: rename(path, name), text: rename(readFileSync(join(templatesFolder, path), 'utf8'), name) }))
    .map(({ path, text }) => ({ path, text: path.endsWith('/remote.json') ? text.replace(/"order": \d+/, `"order": ${order}`) : text }));
}
