// One remote with hot reload inside a running site: node packages/remote-kit/bin/dev.ts <mfe-name> --site
// http://localhost:8080 [--origin …] [--port 8091]
import { parseArgs } from 'node:util';
import { startDevServer } from '../webpack/dev/dev-server.ts';
import { projectRoot, workspaceFolder } from '../webpack/paths.ts';

const options = {
  site: { type: 'string', default: 'http://localhost:8080' },
  /** What the site calls itself, where that is not the address it is reached at. */
  origin: { type: 'string' },
  port: { type: 'string', default: '8091' },
} as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [workspace] = positionals;
if (!workspace) {
  process.stderr.write('usage: dev.ts <mfe-name> --site http://localhost:8080 [--port 8091]\n');
  process.exit(2);
}
process.chdir(projectRoot);
const { url, stop } = await startDevServer({
  folder: workspaceFolder(workspace),
  siteUrl: values.site,
  origin: values.origin ?? new URL(values.site).origin,
  port: Number(values.port),
});
process.stdout.write(`${workspace} with hot reload: ${url}\n`);
// The channel to whoever started it closes when that one was killed.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => void stop().then(() => process.exit(0)));
