import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const projectRoot = join(import.meta.dirname, '../..');
const COMMAND = join(projectRoot, 'packages/tooling/bin/release.mjs');
/** Below the project, where a build finds the installed packages. */
const COPIES = join(projectRoot, '.cache/release-copies');

export interface Released {
  status: number | null;
  /** What the command printed, messages and errors. */
  output: string;
}

/** `npm run release -- …` against the site of this data folder. */
export async function release(dataDir: string, ...words: string[]): Promise<Released> {
  const child = spawn(process.execPath, [COMMAND, ...words], { cwd: projectRoot, env: { ...process.env, DATA_DIR: dataDir } });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { status, output: out + err };
}

/** A copy of a workspace's folder with one line more at the end of a file: another version of it, for `--from`. */
export function changedCopy(workspace: string, { label, file, line }: { label: string; file: string; line: string }): string {
  const copy = join(COPIES, `${workspace.replace('/', '-')}-${label}`);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(COPIES, { recursive: true });
  const isSource = (path: string): boolean => !/\/(node_modules|dist|test)(\/|$)/.test(path.slice(projectRoot.length));
  cpSync(join(projectRoot, workspace), copy, { recursive: true, filter: isSource });
  appendFileSync(join(copy, file), `\n${line}\n`);
  return copy;
}

/** A copy of a service whose package.json names this version. */
export function copyWithVersion(workspace: string, version: string): string {
  const copy = changedCopy(workspace, { label: version, file: 'src/main.ts', line: '' });
  const file = join(copy, 'package.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), version }));
  return copy;
}
