import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { CollectOffersPlugin } from './collect-offers-plugin.mjs';
import { PagePlugin } from './page-plugin.mjs';
import { projectRoot } from './paths.mjs';
import { platformVersions } from './shared-packages.mjs';
import { uiSheets } from './ui-sheets.mjs';

/** The shell, no remote known at build time. What it shares it registers itself (shell/src/remotes/federation.ts), so that the first page brings what it needs alone. `onOffers` gets what it shares; `drawn` are its public pages. */
export function shellConfig({ name, folder, outputFolder, onOffers = () => undefined, drawn }) {
  const config = baseConfig({ name, folder, outputFolder, flavour: 'shell' });
  return {
    ...config,
    entry: { main: [...uiSheets(), './src/index.ts'] },
    output: { ...config.output, publicPath: '/' },
    module: { ...config.module, rules: [...config.module.rules, ...LISTS_OF_EXPORTS] },
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { default: false, defaultVendors: false, platform, late } } },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({ PLATFORM_VERSIONS: JSON.stringify(platformVersions()), ENV_TARGET: '"web"' }),
      new CollectOffersPlugin(onOffers),
      new PagePlugin({ template: 'src/index.html', beforePaint: 'src/before-paint.js', installable: installableFolder(folder), drawn }),
    ],
  };
}

/** A shell without one (the fixture of a test) is not installable. */
function installableFolder(folder) {
  return existsSync(path.join(folder, 'src/installable/manifest.json')) ? 'src/installable' : undefined;
}

/** Who imports one name of these gets the module that it comes from, and nothing of the others; of style sheets all come anyway. */
const LISTS_OF_EXPORTS = ['ui/src/index.ts', 'remote-kit/src/index.ts', 'remote-kit/src/host/index.ts', 'texts/src/index.ts'].map(
  (file) => ({
    test: path.join(projectRoot, 'packages', file),
    sideEffects: false,
  }),
);

/** Libraries change seldom: in a file of their own they stay in caches over the shell's releases. */
const platform = {
  name: 'platform',
  type: /^javascript\//,
  test: (module) => /[\\/]node_modules[\\/](?!@module-federation)/.test(module.resource ?? ''),
  chunks: 'initial',
  enforce: true,
};

/** What pages that come later have in common: all that remotes are offered, and most of what a member's pages are made of. */
const late = {
  name: 'late',
  test: /[\\/](node_modules|packages)[\\/]/,
  chunks: 'async',
  minChunks: 2,
  enforce: true,
};
