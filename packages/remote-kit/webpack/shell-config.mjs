import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { CollectOffersPlugin } from './collect-offers-plugin.mjs';
import { ModuleFederationPlugin } from './federation-plugin.mjs';
import { PagePlugin } from './page-plugin.mjs';
import { platformVersions, sharedPackages } from './shared-packages.mjs';

/** The shell: everything shared at once, no remote known at build time. `onOffers` gets what it shares; `drawn` are its public pages. */
export function shellConfig({ name, folder, outputFolder, onOffers = () => undefined, drawn }) {
  const config = baseConfig({ name, folder, outputFolder, flavour: 'shell' });
  return {
    ...config,
    entry: { main: './src/index.ts' },
    output: { ...config.output, publicPath: '/' },
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { default: false, defaultVendors: false, platform } } },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({ PLATFORM_VERSIONS: JSON.stringify(platformVersions()) }),
      new ModuleFederationPlugin({
        name,
        remotes: {},
        manifest: false,
        dts: false,
        dev: false,
        shareStrategy: 'loaded-first',
        shared: sharedPackages('shell'),
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      new CollectOffersPlugin(onOffers),
      new PagePlugin({ template: 'src/index.html', beforePaint: 'src/before-paint.js', installable: installableFolder(folder), drawn }),
    ],
  };
}

/** A shell without one (the fixture of a test) is not installable. */
function installableFolder(folder) {
  return existsSync(path.join(folder, 'src/installable/manifest.json')) ? 'src/installable' : undefined;
}

/** Libraries change seldom: in a file of their own they stay in caches over the shell's releases. */
const platform = {
  name: 'platform',
  type: /^javascript\//,
  test: (module) => /[\\/]node_modules[\\/](?!@module-federation)/.test(module.resource ?? ''),
  chunks: 'initial',
  enforce: true,
};
