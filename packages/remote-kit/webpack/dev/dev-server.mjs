import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { projectRoot } from '../paths.mjs';
import { readRemoteManifest } from '../read-remote-manifest.mjs';
import { runWebpack } from '../run-webpack.mjs';
import { OPERATORS } from '../remote-config.mjs';
import { devRemoteConfig } from './dev-remote-config.mjs';
import { devShellConfig } from './dev-shell-config.mjs';
import { siteMiddleware } from './site-middleware.mjs';

/**
 * Serves a running site with one remote out of the working tree in it, hot. Only who opens this address sees it: the site itself is not
 * touched. `siteUrl`: the gateway's address; `origin`: what the site calls itself. Returns the address and `stop`.
 */
export async function startDevServer({ folder, siteUrl, origin, port }) {
  const manifest = readRemoteManifest(folder);
  const shellFolder = path.join(projectRoot, '.cache/dev-shell');
  await runWebpack(devShellConfig({ folder: path.join(projectRoot, 'shell'), outputFolder: shellFolder }));

  const publicPath = `/remotes/${manifest.name}/dev/`;
  const found = { requires: {}, operators: {} };
  const configs = [devRemoteConfig({ name: manifest.name, folder, publicPath, onRequirements: (requires) => (found.requires = requires) })];
  if (manifest.operators) configs.push(operatorsConfig(manifest, folder, publicPath, (requires) => (found.operators = requires)));
  const remote = () => ({ manifest, requires: found.requires, operatorsRequires: found.operators, publicPath });
  const options = {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    // Balances are streamed: compressed they would wait for more to come.
    compress: false,
    allowedHosts: ['localhost', '127.0.0.1'],
    client: { overlay: true, webSocketURL: 'auto://0.0.0.0:0/dev-updates' },
    webSocketServer: { type: 'ws', options: { path: '/dev-updates' } },
    setupMiddlewares: (middlewares) => [{ name: 'site', middleware: siteMiddleware({ siteUrl, shellFolder, remote }) }, ...middlewares],
    // Changes of state must come from the site's own origin; for the gateway this is it.
    proxy: [{ context: (at) => !at.startsWith(publicPath), target: siteUrl, changeOrigin: true, headers: { origin } }],
  };
  const server = new WebpackDevServer(options, webpack(configs));
  await server.start();
  return { url: `http://localhost:${port}${manifest.routes[0]}`, stop: () => server.stop() };
}

/** What the remote brings to the operators' area: a build of its own here too. */
function operatorsConfig({ name }, folder, publicPath, onRequirements) {
  return devRemoteConfig({ name: `${name}/operators`, folder, publicPath: `${publicPath}operators/`, module: OPERATORS, onRequirements });
}
