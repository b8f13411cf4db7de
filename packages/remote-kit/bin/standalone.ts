// Runs one remote alone with hot reload and its fake calls: npm run standalone -- <mfe-name> [--port 8091]
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { projectRoot, workspaceFolder } from '../webpack/paths.ts';
import { firstPageOf, readRemoteManifest } from '../webpack/read-remote-manifest.ts';
import { standaloneConfig } from '../webpack/standalone-config.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { port: { type: 'string', default: '8091' } } });
const [workspace] = positionals;
if (!workspace) {
  process.stderr.write('usage: standalone.ts <mfe-name> [--port 8091]\n');
  process.exit(2);
}
process.chdir(projectRoot);
const folder = workspaceFolder(workspace);
const manifest = readRemoteManifest(folder);
const { config, devServer } = standaloneConfig({ name: manifest.name, folder, port: Number(values.port) });
const server = new WebpackDevServer(devServer, webpack(config));
await server.start();
process.stdout.write(`${manifest.name} alone: http://127.0.0.1:${values.port}${firstPageOf(manifest)}\n`);
