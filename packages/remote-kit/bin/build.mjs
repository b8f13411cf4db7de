// Builds one front-end workspace for production: node packages/remote-kit/bin/build.mjs <shell|mfe-name> [--out folder]
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote, buildShell } from '../webpack/index.mjs';
import { projectRoot, workspaceFolder } from '../webpack/paths.mjs';

const WORTH_NAMING_BYTES = 2_048;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [workspace] = positionals;
if (!workspace) {
  process.stderr.write('usage: build.mjs <shell|mfe-name> [--out folder]\n');
  process.exit(2);
}
const folder = workspaceFolder(workspace);
const out = path.resolve(values.out ?? path.join(folder, 'dist'));
// The federation plugin keeps its entry files below the working directory.
process.chdir(projectRoot);
const startedAt = performance.now();
try {
  const build = existsSync(path.join(folder, 'remote.json')) ? buildRemote : buildShell;
  const { version, sizes } = await build(folder, out);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${path.basename(folder)} ${version}: ${kilobytes(sizes)} brotli in ${seconds} s\n`);
  for (const size of sizes.filter(({ brotliBytes }) => brotliBytes > WORTH_NAMING_BYTES))
    process.stdout.write(`  ${size.file} ${kilobytes([size])}\n`);
} catch (error) {
  process.stderr.write(`${path.basename(folder)} did not build:\n${error.message}\n`);
  process.exit(1);
}

function kilobytes(sizes) {
  return `${(sizes.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0) / 1024).toFixed(1)} KB`;
}
