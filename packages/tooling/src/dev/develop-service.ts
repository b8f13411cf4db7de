import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import type { RunningSite } from '../release/running-site.ts';

interface Place {
  readonly site: RunningSite;
  /** Folder of the site's logs. */
  readonly logs: string;
}

/**
 * The site with this service out of the working tree, started again at each change, until the signal; its log is shown.
 */
export async function developService(service: string, { site, logs }: Place, signal: AbortSignal): Promise<void> {
  const name = basename(service);
  const { ended } = await site.develop(name, signal);
  console.log(`${service} runs from the working tree and starts again at each change; Ctrl-C puts the released version back`);
  // It ends with this, killed or not.
  const words = ['--pid', String(process.pid), '-n', '0', '-F', join(logs, `${name}.log`)];
  const tail = spawn('tail', words, { stdio: ['ignore', 'inherit', 'ignore'] });
  await ended;
  tail.kill();
  if (!signal.aborted) throw new Error('the site has ended');
}
