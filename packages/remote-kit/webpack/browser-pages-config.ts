import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { languagesPlugin } from './languages-plugin.ts';
import { projectRoot } from './paths.ts';
import { SheetOrderPlugin } from './sheet-order-plugin.ts';

/** Nobody downloads them: what makes files smaller takes as long again as all else. */
const NOT_SMALLER: Configuration['optimization'] = {
  minimize: false,
  concatenateModules: false,
  usedExports: 'global',
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
};

export interface BrowserPages {
  /** The module of each page, by its name. */
  entry: Record<string, string>;
  outputFolder: string;
  /** With `development` React says in the console what it finds wrong. */
  nodeEnv?: 'production' | 'development';
}

/**
 * Pages for tests in a real browser, each `<name>/main.js` and `<name>/main.css`. Together they take little longer than
 * one, since what they share is read once.
 */
export function browserPagesConfig({ entry, outputFolder, nodeEnv = 'production' }: BrowserPages): Configuration {
  const config = baseConfig({ name: 'browser-pages', folder: projectRoot, outputFolder, flavour: 'browser-pages' });
  return {
    ...config,
    entry,
    output: { ...config.output, publicPath: 'auto', filename: '[name]/main.js' },
    plugins: [languagesPlugin(), new MiniCssExtractPlugin({ filename: '[name]/main.css' }), new SheetOrderPlugin()],
    optimization: { ...config.optimization, ...NOT_SMALLER, nodeEnv },
  };
}
