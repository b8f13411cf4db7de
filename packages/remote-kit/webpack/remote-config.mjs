import { baseConfig } from './base-config.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { CollectRequirementsPlugin } from './collect-requirements-plugin.mjs';
import { ModuleFederationPlugin } from './federation-plugin.mjs';
import { PageFilesPlugin } from './page-files-plugin.mjs';
import { RefuseSecondCopiesPlugin } from './refuse-second-copies-plugin.mjs';
import { sharedPackages } from './shared-packages.mjs';
import { HASH_MARK } from './stamp-version.mjs';

/**
 * A remote: its `src/module.ts` exposed, nothing shared bundled, the shell's federation runtime used.
 * `onRequirements` gets what the build used of the shared packages, `onPages` the files of each page.
 */
export function remoteConfig({ name, folder, outputFolder, onRequirements, onPages }) {
  const config = baseConfig({ name, folder, outputFolder, flavour: 'remote' });
  return {
    ...config,
    entry: {},
    // A page may load two versions of one remote, when the first is broken: with one global for both each would run the other's chunks.
    output: { ...config.output, publicPath: 'auto', chunkLoadingGlobal: `webpackChunk_${name.replaceAll('-', '_')}_${HASH_MARK}` },
    plugins: [
      ...config.plugins,
      federation(name, 'remote-entry.[contenthash:10].js'),
      new ChunkIntegrityPlugin(),
      new RefuseSecondCopiesPlugin(name),
      new CollectRequirementsPlugin(name, onRequirements),
      new PageFilesPlugin(onPages),
    ],
  };
}

/** How a remote is offered to the shell; `filename` is that of its entry. */
export function federation(name, filename) {
  return new ModuleFederationPlugin({
    // The runtime knows a remote by an identifier.
    name: name.replaceAll('-', '_'),
    filename,
    exposes: { './module': './src/module.ts' },
    remotes: {},
    manifest: true,
    dts: false,
    dev: false,
    shareStrategy: 'loaded-first',
    shared: sharedPackages('remote'),
    // Measured (16 KB brotli a remote): the runtime comes from the shell, and a remote loads no further remotes.
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}
