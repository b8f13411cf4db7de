import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { expect, onTestFinished, test } from 'vitest';
import type { Configuration } from 'webpack';
import { runWebpack } from '../webpack/run-webpack.ts';
import { SheetOrderPlugin } from '../webpack/sheet-order-plugin.ts';

const require = createRequire(import.meta.url);
const [A, B, OWN, OWN_FIRST] = ['./packages/kit/a.css', './packages/kit/b.css', './own.css', './own-first.css'] as const;

/** A folder with these files, whose entry is `main.js`. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'facet-sheets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** All sheets of all pages in one file. */
function configOf(folder: string, isInOrder: boolean): Configuration {
  return {
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'out') },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    optimization: {
      minimize: false,
      splitChunks: { cacheGroups: { sheets: { name: 'sheets', chunks: 'all', test: /\.css$/, enforce: true } } },
    },
    plugins: [new MiniCssExtractPlugin(), ...(isInOrder ? [new SheetOrderPlugin([A, B].map((sheet) => path.join(folder, sheet)))] : [])],
  };
}

const rule = (name: string) => `.${name} { color: red }`;
const pages = (...sheets: [string[], string[]]) => ({
  ...Object.fromEntries(sheets.map((names, at) => [`page-${at}.js`, names.map((name) => `import '${name}';`).join('\n')])),
  'main.js': sheets.map((_names, at) => `import('./page-${at}.js');`).join('\n'),
  'packages/kit/b.css': rule('kit-b'),
  'packages/kit/a.css': rule('kit-a'),
  'own.css': rule('own'),
  'own-first.css': rule('own-first'),
});
const rulesIn = (folder: string) =>
  readFileSync(path.join(folder, 'out/sheets.css'), 'utf8')
    .matchAll(/\.([\w-]+) \{/g)
    .map(([, name]) => name)
    .toArray();

test('sheets of a kit come before the own ones, in its order, however the pages use them', async () => {
  const folder = folderOf(pages([OWN_FIRST, B, OWN, A], [A, OWN_FIRST, B, OWN]));
  await runWebpack(configOf(folder, true));
  expect(rulesIn(folder)).toEqual(['kit-a', 'kit-b', 'own-first', 'own']);
});

test.each([
  [
    'of a kit, in no order',
    [
      [B, A],
      [A, B],
    ],
    false,
  ],
  [
    'of one’s own',
    [
      [OWN, OWN_FIRST],
      [OWN_FIRST, OWN],
    ],
    true,
  ],
] as [string, [string[], string[]], boolean][])(
  'a build fails for sheets %s that contradict each other',
  async (_whose, sheets, isInOrder) => {
    await expect(runWebpack(configOf(folderOf(pages(...sheets)), isInOrder))).rejects.toThrow('Conflicting order');
  },
);
