import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';
import { projectRoot } from './paths.mjs';

/**
 * Remotes alone for tests in a real browser: each is entered by its `test/browser/page.tsx`, into a folder of its name; its calls go to the
 * network, where the test answers them. Together they take little longer than one, since what they share is read once.
 */
export function browserPagesConfig({ remotes, outputFolder }) {
  const config = baseConfig({ name: 'browser-pages', folder: projectRoot, outputFolder, flavour: 'browser-pages' });
  return {
    ...config,
    entry: Object.fromEntries(remotes.map((name) => [name, path.join(projectRoot, name, 'test/browser/page.tsx')])),
    output: { ...config.output, publicPath: 'auto', filename: '[name]/main.js' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name]/main.css' })],
    // Built for one run: smaller files would cost more than they save.
    optimization: { ...config.optimization, minimize: false },
  };
}
