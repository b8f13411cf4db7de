import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { baseConfig } from '../base-config.ts';
import { CollectRequirementsPlugin, type OnRequirements } from '../collect-requirements-plugin.ts';
import { RefuseSecondCopiesPlugin } from '../refuse-second-copies-plugin.ts';
import { federation, MODULE, type ExposedModule } from '../remote-config.ts';

const require = createRequire(import.meta.url);

interface DevRemoteOptions {
  name: string;
  folder: string;
  /** Where the dev server offers it. */
  publicPath: string;
  module: ExposedModule;
  onRequirements: OnRequirements;
}

/** One exposed module of a remote inside the running shell, with hot reload. */
export function devRemoteConfig({ name, folder, publicPath, module, onRequirements }: DevRemoteOptions): Configuration {
  const config = baseConfig({
    name: name.replace('/', '-'),
    folder,
    outputFolder: `${folder}/dist/dev/${name}`,
    flavour: module === MODULE ? 'dev-remote' : 'dev-operators',
    isDevelopment: true,
    isFederated: true,
  });
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath, filename: '[name].js', chunkFilename: '[name].js', clean: false },
    resolve: {
      ...config.resolve,
      alias: { [require.resolve('react-refresh/runtime')]: path.join(import.meta.dirname, 'page-refresh-runtime.cjs') },
    },
    plugins: [
      ...config.plugins,
      federation(name, 'remote-entry.js', module),
      new RefuseSecondCopiesPlugin(name),
      new CollectRequirementsPlugin(name, onRequirements),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, import.meta.dirname] }),
    ],
  };
}
