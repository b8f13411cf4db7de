import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from './build-options.ts';
import { buildRemote } from './build-remote.ts';
import { buildShell } from './build-shell.ts';
import type { FileSize } from './compressor.ts';
import { stampBuild } from './last-build.ts';
import { projectRoot, workspaceFolder } from './paths.ts';
import { sourceStamp } from './source-stamp.ts';

const WORTH_NAMING_BYTES = 2_048;

/**
 * Builds a remote or the shell from nothing, into its `dist` when `out` is absent. Returns what to say of it; throws
 * with its name and what is wrong.
 */
export async function buildWorkspace(workspace: string, out?: string, options?: BuildOptions): Promise<string> {
  const folder = workspaceFolder(workspace);
  const name = path.basename(folder);
  const startedAt = performance.now();
  const stamp = out === undefined ? sourceStamp(workspace) : undefined;
  const place = out ?? path.join(folder, 'dist');
  // The federation plugin keeps its entry files below the working directory.
  process.chdir(projectRoot);
  try {
    const build = existsSync(path.join(folder, 'remote.json')) ? buildRemote : buildShell;
    const { version, sizes } = await build(folder, place, options);
    if (stamp !== undefined) stampBuild(place, stamp);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const large = sizes.filter(({ brotliBytes }) => brotliBytes > WORTH_NAMING_BYTES);
    const files = large.map((size) => `  ${size.file} ${kilobytes([size])}`);
    return [`built ${name} ${version}, ${kilobytes(sizes)} brotli, in ${seconds} s`, ...files].join('\n');
  } catch (error) {
    throw new Error(`${name} did not build:\n${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function kilobytes(sizes: readonly FileSize[]): string {
  return `${(sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1024).toFixed(1)} KB`;
}
