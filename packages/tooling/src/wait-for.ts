import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 25;

/** Polls until the condition holds; throws, naming what was awaited, when the time is over. */
export async function waitFor(what: string, timeoutMs: number, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`);
    await delay(POLL_MS);
  }
}
