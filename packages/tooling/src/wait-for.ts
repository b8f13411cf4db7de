import { until } from './until.ts';

/** Waits until the condition holds; throws, naming what was awaited, when the time is over. */
export async function waitFor(
  what: string,
  timeoutMs: number,
  condition: () => boolean | Promise<boolean>,
  everyMs?: number,
): Promise<void> {
  await until(what, condition, timeoutMs, everyMs);
}
