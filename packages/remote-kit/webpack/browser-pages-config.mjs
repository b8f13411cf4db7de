import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base-config.mjs';
import { projectRoot } from './paths.mjs';

/** Nobody downloads them: what makes files smaller takes as long again as all else. */
const NOT_SMALLER = {
  minimize: false,
  concatenateModules: false,
  usedExports: 'global',
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
};

/**
 * Pages for tests in a real browser, each `<name>/main.js` and `<name>/main.css`. Together they take little longer than one, since what they share
 * is read once. `nodeEnv`: with `development` React says in the console what it finds wrong.
 */
export function browserPagesConfig({ entry, outputFolder, nodeEnv = 'production' }) {
  const config = baseConfig({ name: 'browser-pages', folder: projectRoot, outputFolder, flavour: 'browser-pages' });
  return {
    ...config,
    entry,
    output: { ...config.output, publicPath: 'auto', filename: '[name]/main.js' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name]/main.css' })],
    optimization: { ...config.optimization, ...NOT_SMALLER, nodeEnv },
  };
}
