// Builds remotes alone for tests in a real browser: node packages/remote-kit/bin/browser-pages.mjs --out folder [<mfe-name> …]; without a name all.
import { globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserPagesConfig } from '../webpack/browser-pages-config.mjs';
import { projectRoot } from '../webpack/paths.mjs';
import { runWebpack } from '../webpack/run-webpack.mjs';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
if (!values.out) {
  process.stderr.write('usage: browser-pages.mjs --out folder [<mfe-name> …]\n');
  process.exit(2);
}
const all = globSync('*/test/browser/page.tsx', { cwd: projectRoot }).map((file) => file.split(path.sep)[0]);
await runWebpack(browserPagesConfig({ remotes: positionals.length > 0 ? positionals : all, outputFolder: path.resolve(values.out) }));
