import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { baseConfig } from '../base-config.mjs';
import { CollectRequirementsPlugin } from '../collect-requirements-plugin.mjs';
import { RefuseSecondCopiesPlugin } from '../refuse-second-copies-plugin.mjs';
import { federation } from '../remote-config.mjs';

const require = createRequire(import.meta.url);

/** A remote inside the running shell, with hot reload. `publicPath`: where the dev server offers it. */
export function devRemoteConfig({ name, folder, publicPath, onRequirements }) {
  const config = baseConfig({
    name,
    folder,
    outputFolder: `${folder}/dist`,
    flavour: 'dev-remote',
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
      federation(name, 'remote-entry.js'),
      new RefuseSecondCopiesPlugin(name),
      new CollectRequirementsPlugin(name, onRequirements),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, import.meta.dirname] }),
    ],
  };
}
