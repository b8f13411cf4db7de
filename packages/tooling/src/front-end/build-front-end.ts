import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { sourceStamp } from './source-stamp.ts';

const BUILD = 'packages/remote-kit/bin/build.mjs';
const STAMP = '.source-stamp';

/** The shell and every remote that exists. */
export function frontEndWorkspaces(): { shell: string; remotes: string[] } {
  const remotes = readdirSync(projectRoot).filter((name) => existsSync(join(projectRoot, name, 'remote.json')));
  return { shell: 'shell', remotes: remotes.toSorted() };
}

/** Builds what changed since its last build, two at a time. Throws with the output of a build that fails. */
export async function buildFrontEnd(say: (message: string) => void): Promise<void> {
  const { shell, remotes } = frontEndWorkspaces();
  const waiting = [shell, ...remotes].filter((workspace) => !isBuilt(workspace));
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await build(next, say);
  };
  await Promise.all([worker(), worker()]);
}

/** Builds one workspace (its name, or the folder of another copy of it) unless its last build is good, and nothing else. */
export async function buildWorkspace(workspace: string, say: (message: string) => void): Promise<void> {
  if (!isBuilt(workspace)) await build(workspace, say);
}

function isBuilt(workspace: string): boolean {
  const stamp = stampFile(workspace);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceStamp(workspace);
}

async function build(workspace: string, say: (message: string) => void): Promise<void> {
  const startedAt = performance.now();
  const stamp = sourceStamp(workspace);
  const child = spawn(process.execPath, [BUILD, workspace], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`building ${workspace} failed:\n${Buffer.concat(output).toString()}`);
  writeFileSync(stampFile(workspace), stamp);
  say(`built ${workspace} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function stampFile(workspace: string): string {
  return join(resolve(projectRoot, workspace), 'dist', STAMP);
}
