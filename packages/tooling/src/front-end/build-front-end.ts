import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { projectRoot } from '../project-root.ts';

const BUILD = 'packages/remote-kit/bin/build.ts';

/** The shell and every remote that exists. */
export function frontEndWorkspaces(): { shell: string; remotes: string[] } {
  const remotes = readdirSync(projectRoot).filter((name) => existsSync(join(projectRoot, name, 'remote.json')));
  return { shell: 'shell', remotes: remotes.toSorted() };
}

/**
 * Builds what changed of the shell and the remotes since its last build. Throws with the output of a build that fails.
 */
export function buildFrontEnd(say: (message: string) => void): Promise<void> {
  const { shell, remotes } = frontEndWorkspaces();
  return buildChanged([shell, ...remotes], say);
}

/**
 * Builds these workspaces (their names, or the folders of other copies of them), but those whose last build is good,
 * and nothing else.
 */
export async function buildChanged(workspaces: readonly string[], say: (message: string) => void): Promise<void> {
  const child = spawn(process.execPath, [BUILD, '--changed', ...workspaces], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  // What is indented says more of the line before it.
  createInterface({ input: child.stdout }).on('line', (line) => !line.startsWith(' ') && say(line));
  const [errors, code] = await Promise.all([text(child.stderr), ended]);
  if (code !== 0) throw new Error(errors);
}
