import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../project-root.ts';

const COMMAND = join(projectRoot, 'packages/tooling/bin/release.mjs');

export interface Released {
  status: number | null;
  /** What the command printed, messages and errors. */
  output: string;
}

/** `npm run release -- …` against the site of this data folder. */
export async function runRelease(dataDir: string, words: readonly string[]): Promise<Released> {
  const child = spawn(process.execPath, [COMMAND, ...words], { cwd: projectRoot, env: { ...process.env, DATA_DIR: dataDir } });
  const [out, err, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { status, output: out + err };
}
