import { setTimeout as delay } from 'node:timers/promises';
import { PATIENCE_MS } from './vitest/patience-ms.ts';

const LOOK_EVERY_MS = 25;

/** Waits until `check` returns something truthy, and returns it; fails after `timeoutMs`, naming what was awaited. */
export async function until<Result>(
  what: string,
  check: () => Promise<Result> | Result,
  timeoutMs = PATIENCE_MS,
  everyMs = LOOK_EVERY_MS,
): Promise<NonNullable<Result>> {
  const endsAtMs = performance.now() + timeoutMs;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (performance.now() > endsAtMs) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`);
    await delay(everyMs);
  }
}
