import { ownerLabel, readSiteOptions, startSite } from '../site/index.ts';

/** `npm start`: runs the site until Ctrl-C, and says in one line where it is. */
const interruption = new AbortController();
const interrupted = new Promise<void>((resolve) => interruption.signal.addEventListener('abort', () => resolve()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
const say = (message: string): void => console.log(message);

try {
  const options = readSiteOptions(process.env);
  const site = await startSite({ ...options, signal: interruption.signal, say });
  say(`ready ${site.url}  ${ownerLabel(site.owner, options)}`);
  await interrupted;
  await site.stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
