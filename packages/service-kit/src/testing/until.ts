import { setTimeout as delay } from 'node:timers/promises';

/** Waits until `check` returns something truthy, and returns it. Fails after `timeoutMs` with what was waited for. */
export async function until<Result>(what: string, check: () => Promise<Result> | Result, timeoutMs = 30_000): Promise<NonNullable<Result>> {
  const endsAtMs = performance.now() + timeoutMs;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (performance.now() > endsAtMs) throw new Error(`waited ${timeoutMs} ms in vain: ${what}`);
    await delay(10);
  }
}
