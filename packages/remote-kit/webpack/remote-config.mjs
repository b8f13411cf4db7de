import { baseConfig } from './base-config.mjs';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { CollectRequirementsPlugin } from './collect-requirements-plugin.mjs';
import { ModuleFederationPlugin } from './federation-plugin.mjs';
import { PageFilesPlugin } from './page-files-plugin.mjs';
import { RefuseOperatorsCodePlugin } from './refuse-operators-code-plugin.mjs';
import { RefuseSecondCopiesPlugin } from './refuse-second-copies-plugin.mjs';
import { sharedPackages } from './shared-packages.mjs';
import { HASH_MARK } from './stamp-version.mjs';

/** What a remote exposes: to members' pages, and to the operators' area. */
export const MODULE = { file: 'src/module.ts', exposed: './module' };
export const OPERATORS = { file: 'src/operators/module.ts', exposed: './operators' };

/**
 * One exposed module of a remote, by default that of its pages: nothing shared bundled, the shell's federation runtime used. Each is a build of its
 * own, so that none knows of the other's files. `name`: of the remote, `mfe-earn/operators` for its operators' part.
 * `onRequirements` gets what the build used of the shared packages, `onPages` the files of each page.
 */
export function remoteConfig({ name, folder, outputFolder, module = MODULE, onRequirements, onPages }) {
  const config = baseConfig({ name: name.replace('/', '-'), folder, outputFolder, flavour: 'remote' });
  return {
    ...config,
    entry: {},
    // A page may load two versions of one remote, when the first is broken: with one global for both each would run the other's chunks.
    output: { ...config.output, publicPath: 'auto', chunkLoadingGlobal: `webpackChunk_${identifierOf(name)}_${HASH_MARK}` },
    plugins: [
      ...config.plugins,
      federation(name, 'remote-entry.[contenthash:10].js', module),
      new ChunkIntegrityPlugin(),
      new RefuseSecondCopiesPlugin(name),
      new CollectRequirementsPlugin(name, onRequirements),
      ...(module === MODULE ? [new RefuseOperatorsCodePlugin()] : []),
      ...(onPages ? [new PageFilesPlugin(onPages)] : []),
    ],
  };
}

/** The federation runtime knows a remote by an identifier; the shell makes the same of its name. */
function identifierOf(name) {
  return name.replaceAll(/\W/g, '_');
}

/** How a remote is offered to the shell; `filename` is that of its entry. */
export function federation(name, filename, { file, exposed } = MODULE) {
  return new ModuleFederationPlugin({
    name: identifierOf(name),
    filename,
    exposes: { [exposed]: `./${file}` },
    remotes: {},
    manifest: true,
    dts: false,
    dev: false,
    shareStrategy: 'loaded-first',
    shared: sharedPackages(),
    // Measured (16 KB brotli a remote): the runtime comes from the shell, and a remote loads no further remotes.
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}
