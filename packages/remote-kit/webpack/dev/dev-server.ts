import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { RemoteManifest } from '../../src/contract/registry-document.ts';
import type { OnRequirements } from '../collect-requirements-plugin.ts';
import { projectRoot } from '../paths.ts';
import { firstPageOf, readRemoteManifest } from '../read-remote-manifest.ts';
import { MODULE, OPERATORS } from '../remote-config.ts';
import { runWebpack } from '../run-webpack.ts';
import type { RemoteAtWork } from './dev-registry.ts';
import { devRemoteConfig } from './dev-remote-config.ts';
import { devShellConfig } from './dev-shell-config.ts';
import { siteMiddleware } from './site-middleware.ts';

interface DevServerOptions {
  folder: string;
  /** The gateway's address. */
  siteUrl: string;
  /** What the site calls itself. */
  origin: string;
  port: number;
}

/**
 * Serves a running site with one remote out of the working tree in it, hot. Only who opens this address sees it: the
 * site itself is not touched.
 */
export async function startDevServer({
  folder,
  siteUrl,
  origin,
  port,
}: DevServerOptions): Promise<{ url: string; stop: () => Promise<void> }> {
  const manifest = readRemoteManifest(folder);
  const shellFolder = path.join(projectRoot, '.cache/dev-shell');
  await runWebpack(devShellConfig({ folder: path.join(projectRoot, 'shell'), outputFolder: shellFolder }));

  const publicPath = `/remotes/${manifest.name}/dev/`;
  const found: Pick<RemoteAtWork, 'requires' | 'operatorsRequires'> = { requires: {}, operatorsRequires: {} };
  const onRequirements: OnRequirements = (requires) => (found.requires = requires);
  const configs = [devRemoteConfig({ name: manifest.name, folder, publicPath, module: MODULE, onRequirements })];
  if (manifest.operators) configs.push(operatorsConfig(manifest, folder, publicPath, (requires) => (found.operatorsRequires = requires)));
  const remote = (): RemoteAtWork => ({ manifest, ...found, publicPath });
  const options: DevServerConfiguration = {
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
    proxy: [{ context: (at: string) => !at.startsWith(publicPath), target: siteUrl, changeOrigin: true, headers: { origin } }],
  };
  const server = new WebpackDevServer(options, webpack(configs));
  await server.start();
  return { url: `http://localhost:${port}${firstPageOf(manifest)}`, stop: () => server.stop() };
}

/** What the remote brings to the operators' area: a build of its own here too. */
function operatorsConfig({ name }: RemoteManifest, folder: string, publicPath: string, onRequirements: OnRequirements): Configuration {
  return devRemoteConfig({ name: `${name}/operators`, folder, publicPath: `${publicPath}operators/`, module: OPERATORS, onRequirements });
}
