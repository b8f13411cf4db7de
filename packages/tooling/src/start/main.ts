import { readSiteOptions, startSite } from '../site/index.ts';

/** `npm start`: runs the site until Ctrl-C, and says in one line where it is. */
const interruption = new AbortController();
const interrupted = new Promise<void>((resolve) => interruption.signal.addEventListener('abort', () => resolve()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
const say = (message: string): void => console.log(message);

try {
  const site = await startSite({ ...readSiteOptions(process.env), signal: interruption.signal, say });
  say(`ready ${site.url}  operator ${site.owner.username}, password ${site.owner.password}`);
  await interrupted;
  await site.stop();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
