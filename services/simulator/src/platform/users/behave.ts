import { setTimeout as delay } from 'node:timers/promises';
import type { Conduct } from '../ids/ids.ts';
import { internalError, tooManyRequests } from '../platform-error.ts';

/**
 * Makes every call about a `slow_`, `err_` or `limited_` user as the prefix says; the other conducts live where they
 * show.
 */
export async function behave(conduct: Conduct | null, slowMs: number): Promise<void> {
  switch (conduct) {
    case 'slow':
      await delay(slowMs, undefined, { ref: false });
      return;
    case 'err':
      throw internalError();
    case 'limited':
      throw tooManyRequests();
    case 'ordinary':
    case 'solo':
    case 'empty':
    case 'nopass':
    case null:
      return;
    default:
      conduct satisfies never;
  }
}
