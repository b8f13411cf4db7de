import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { foldersOf, readSiteOptions } from '../site/index.ts';
import { developRemote } from './develop-remote.ts';
import { developService } from './develop-service.ts';
import { siteForWork } from './site-for-work.ts';

const USAGE = 'name what you work on: npm run dev -- mfe-earn, or npm run dev -- services/earn';

/**
 * `npm run dev -- X`: works on one remote or service inside the whole site, which is started when it does not run.
 * Ctrl-C ends what this started.
 */
async function main(): Promise<void> {
  const name = process.argv[2]?.replace(/^\.\//, '').replace(/\/+$/, '') ?? '';
  const isRemote = existsSync(join(projectRoot, name, 'remote.json'));
  const isService = name.startsWith('services/') && existsSync(join(projectRoot, name, 'service.json'));
  if (!isRemote && !isService) throw new Error(name === '' ? USAGE : `there is no "${name}" to work on; ${USAGE}`);
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());

  const options = readSiteOptions(process.env);
  const site = await siteForWork(options, end.signal);
  try {
    if (isRemote) await developRemote(name, site, end.signal);
    else await developService(name, { site: site.running, logs: foldersOf(options.dataDir).logs }, end.signal);
  } finally {
    await site.stop();
  }
}

await main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
