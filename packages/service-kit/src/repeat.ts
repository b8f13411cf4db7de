import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { contextFrom, inContext } from './http/request-context.ts';
import type { BackgroundJob } from './service.ts';

/** How a job rests between two turns. */
export type Rest = (job: { name: string; everyMs: number; stopping: AbortSignal }) => Promise<unknown>;

/** By the clock, unless a test says when each turn comes: then the first one waits to be told as well. */
let restAsTold: Rest | undefined;
export function restBy(rest: Rest | undefined): void {
  restAsTold = rest;
}

export interface Repetition {
  log: FastifyBaseLogger;
  /** For the log, where a failure is told. */
  name: string;
  /** The pause after each time. */
  everyMs: number;
  /** Begins with a pause instead of the task. */
  first?: 'task' | 'pause';
}

/**
 * Does `task` again and again, on every replica, each turn with a trace of its own; a failure is logged and costs one
 * turn. Stopping waits for the turn, whose signal tells it.
 */
export function repeat(
  { log, name, everyMs, first = 'task' }: Repetition,
  task: (stopping: AbortSignal) => Promise<unknown>,
): BackgroundJob {
  const stopping = new AbortController();
  const { signal } = stopping;
  let loop: Promise<void> | undefined;
  function rest(): Promise<unknown> {
    if (restAsTold) return restAsTold({ name, everyMs, stopping: signal });
    return pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
  async function run(): Promise<void> {
    if (first === 'pause' || restAsTold) await rest();
    for (; !signal.aborted; await rest())
      await inContext(contextFrom({}), async () => task(signal)).catch((error: unknown) => log.error({ err: error }, `${name} failed`));
  }
  return {
    start: () => void (loop = run()),
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}
