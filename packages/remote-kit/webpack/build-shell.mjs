import { globSync } from 'node:fs';
import { compressFiles } from './compress-files.mjs';
import { contentVersion } from './content-version.mjs';
import { runWebpack } from './run-webpack.mjs';
import { shellConfig } from './shell-config.mjs';

/** Builds the shell into `out`: index.html and hashed files. Returns `{ version, sizes }`. */
export async function buildShell(folder, out) {
  await runWebpack(shellConfig({ name: 'shell', folder, outputFolder: out }));
  const files = globSync('**/*.*', { cwd: out });
  return { version: contentVersion(out, files, 'shell'), sizes: await compressFiles(out, files) };
}
