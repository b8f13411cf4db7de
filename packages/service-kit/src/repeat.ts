import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { BackgroundJob } from './service.ts';

/** Does `task` again and again, with a pause after each time; a failure is logged and costs one turn. Runs on every replica. */
export function repeat(options: { log: FastifyBaseLogger; name: string; everyMs: number }, task: () => Promise<unknown>): BackgroundJob {
  const { log, name, everyMs } = options;
  const stopping = new AbortController();
  let loop: Promise<void> | undefined;
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await task().catch((error: unknown) => log.error({ err: error }, `${name} failed`));
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }
  return {
    start: () => void (loop = run()),
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}
