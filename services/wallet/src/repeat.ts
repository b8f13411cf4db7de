import { setTimeout as pause } from 'node:timers/promises';
import type { BackgroundJob, Kit } from '@facet/service-kit';

/** Does its work again and again, a pause between; a failure is logged and the next round comes. Stopping waits for the round. */
export function repeat(
  { log }: Pick<Kit, 'log'>,
  { what, everyMs, first = 'work' }: { what: string; everyMs: number; first?: 'work' | 'pause' },
  work: (stopping: AbortSignal) => Promise<void>,
): BackgroundJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;
  const rest = (): Promise<void> => pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  const run = async (): Promise<void> => {
    if (first === 'pause') await rest();
    for (; !signal.aborted; await rest()) await work(signal).catch((error: unknown) => log.error({ err: error }, `${what} failed`));
  };
  return {
    start: () => void (loop = run()),
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}
