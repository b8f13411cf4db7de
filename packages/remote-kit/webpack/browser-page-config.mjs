import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';

/** A remote alone for tests in a real browser: entered by `test/browser/page.tsx`, its calls go to the network, where the test answers them. */
export function browserPageConfig({ name, folder, outputFolder }) {
  const config = baseConfig({ name, folder, outputFolder, flavour: 'browser-page' });
  return {
    ...config,
    entry: { main: './test/browser/page.tsx' },
    output: { ...config.output, publicPath: '/', filename: '[name].js' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
    // Built for one run: smaller files would cost more than they save.
    optimization: { ...config.optimization, minimize: false },
  };
}
