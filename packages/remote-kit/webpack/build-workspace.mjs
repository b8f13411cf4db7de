import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, buildShell } from './index.mjs';
import { stampBuild } from './last-build.mjs';
import { projectRoot, workspaceFolder } from './paths.mjs';
import { sourceStamp } from './source-stamp.mjs';

const WORTH_NAMING_BYTES = 2_048;

/**
 * Builds a remote or the shell from nothing, into its `dist` when `out` is absent. Returns what to say of it; throws with its name and what is wrong.
 * `options` are those of `buildRemote` and `buildShell`.
 */
export async function buildWorkspace(workspace, out, options) {
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
    throw new Error(`${name} did not build:\n${error.message}`, { cause: error });
  }
}

function kilobytes(sizes) {
  return `${(sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1024).toFixed(1)} KB`;
}
