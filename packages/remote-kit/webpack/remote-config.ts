import { baseConfig, type BaseConfig } from './base-config.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { CollectRequirementsPlugin, type OnRequirements } from './collect-requirements-plugin.ts';
import { ModuleFederationPlugin } from './federation-plugin.ts';
import { PageFilesPlugin, type OnPages } from './page-files-plugin.ts';
import { RefuseOperatorsCodePlugin } from './refuse-operators-code-plugin.ts';
import { RefuseSecondCopiesPlugin } from './refuse-second-copies-plugin.ts';
import { sharedPackages } from './shared-packages.ts';
import { HASH_MARK } from './stamp-version.ts';

export interface ExposedModule {
  file: string;
  exposed: string;
}

/** What a remote exposes: to members' pages, and to the operators' area. */
export const MODULE: ExposedModule = { file: 'src/module.ts', exposed: './module' };
export const OPERATORS: ExposedModule = { file: 'src/operators/module.ts', exposed: './operators' };

interface RemoteOptions {
  /** Of the remote, `mfe-earn/operators` for its operators' part. */
  name: string;
  folder: string;
  outputFolder: string;
  module: ExposedModule;
  /** Gets what the build used of the shared packages. */
  onRequirements: OnRequirements;
  /** Gets the files of each page. */
  onPages: OnPages;
}

/**
 * One exposed module of a remote: nothing shared bundled, the shell's federation runtime used. Each is a build of its
 * own, so that none knows of the other's files.
 */
export function remoteConfig({ name, folder, outputFolder, module, onRequirements, onPages }: RemoteOptions): BaseConfig {
  const config = baseConfig({ name: name.replace('/', '-'), folder, outputFolder, flavour: 'remote' });
  return {
    ...config,
    entry: {},
    // A page may load two versions of one remote, when the first is broken: with one global for both each would run the
    // other's chunks.
    output: { ...config.output, publicPath: 'auto', chunkLoadingGlobal: `webpackChunk_${identifierOf(name)}_${HASH_MARK}` },
    plugins: [
      ...config.plugins,
      federation(name, 'remote-entry.[contenthash:10].js', module),
      new ChunkIntegrityPlugin(),
      new RefuseSecondCopiesPlugin(name),
      new CollectRequirementsPlugin(name, onRequirements),
      ...(module === MODULE ? [new RefuseOperatorsCodePlugin()] : []),
      new PageFilesPlugin(onPages, module.file),
    ],
  };
}

/** The federation runtime knows a remote by an identifier; the shell makes the same of its name. */
function identifierOf(name: string): string {
  return name.replaceAll(/\W/g, '_');
}

/** How a remote is offered to the shell; `filename` is that of its entry. */
export function federation(name: string, filename: string, { file, exposed }: ExposedModule): ModuleFederationPlugin {
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
