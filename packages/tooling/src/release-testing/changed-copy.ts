import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, projectRoot } from '../project-root.ts';

/** Below the project, where a build finds the installed packages. */
const COPIES = join(cacheFolder, 'release-copies');

const made = new Set<string>();

/**
 * A copy of a workspace's folder with one line more at the end of a file: another version of it, for `--from`. The same
 * label is the same copy for the whole run, built once.
 */
export function changedCopy(workspace: string, { label, file, line }: { label: string; file: string; line: string }): string {
  const copy = join(COPIES, `${workspace.replace('/', '-')}-${label}`);
  if (made.has(copy)) return copy;
  made.add(copy);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(COPIES, { recursive: true });
  const isSource = (path: string): boolean => !/\/(node_modules|dist|test)(\/|$)/.test(path.slice(projectRoot.length));
  cpSync(join(projectRoot, workspace), copy, { recursive: true, filter: isSource });
  appendFileSync(join(copy, file), `\n${line}\n`);
  return copy;
}

/**
 * A copy of a workspace's folder in which each text, which must be there, is another one. @throws when one is not there
 */
export function editedCopy(
  workspace: string,
  { label, edits }: { label: string; edits: readonly { file: string; find: string; replace: string }[] },
): string {
  const copy = changedCopy(workspace, { label, file: 'package.json', line: '' });
  for (const { file, find, replace } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(find)) throw new Error(`${workspace}/${file} has no ${find}`);
    writeFileSync(
      join(copy, file),
      text.replace(find, () => replace),
    );
  }
  return copy;
}

/** A copy of a service whose package.json names this version. */
export function copyWithVersion(workspace: string, version: string): string {
  const copy = changedCopy(workspace, { label: version, file: 'src/main.ts', line: '' });
  const file = join(copy, 'package.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), version }));
  return copy;
}
