import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { baseConfig } from '../base-config.mjs';
import { CollectRequirementsPlugin } from '../collect-requirements-plugin.mjs';
import { RefuseSecondCopiesPlugin } from '../refuse-second-copies-plugin.mjs';
import { federation, MODULE } from '../remote-config.mjs';

const require = createRequire(import.meta.url);

/** One exposed module of a remote inside the running shell, with hot reload. `publicPath`: where the dev server offers it. */
export function devRemoteConfig({ name, folder, publicPath, module = MODULE, onRequirements }) {
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
