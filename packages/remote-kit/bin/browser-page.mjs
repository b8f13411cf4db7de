// Builds a remote alone for tests in a real browser: node packages/remote-kit/bin/browser-page.mjs <mfe-name> --out folder
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readRemoteManifest } from '../webpack/index.mjs';
import { browserPageConfig } from '../webpack/browser-page-config.mjs';
import { projectRoot, workspaceFolder } from '../webpack/paths.mjs';
import { runWebpack } from '../webpack/run-webpack.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const [workspace] = positionals;
if (!workspace || !values.out) {
  process.stderr.write('usage: browser-page.mjs <mfe-name> --out folder\n');
  process.exit(2);
}
process.chdir(projectRoot);
const folder = workspaceFolder(workspace);
const { name } = readRemoteManifest(folder);
await runWebpack(browserPageConfig({ name, folder, outputFolder: path.resolve(values.out) }));
