import type { Kit } from '@facet/service-kit';
import type { Bot } from '../bot/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { PlatformClient } from '../platform/index.ts';
import type { Holds } from '../withdrawals/index.ts';

export interface PayoutContext {
  kit: Pick<Kit, 'database' | 'settings' | 'log' | 'metrics' | 'outbox'>;
  ledger: Ledger;
  holds: Holds;
  platform: PlatformClient;
  bot: Bot;
  /** How long a purchase without an answer may still arrive at the platform. */
  unknownGraceMs: number;
}

/** The platform's clock and ours may differ by so much. */
export const CLOCK_SKEW_MS = 60_000;

/**
 * Milliseconds that are left of so many from now on; below zero when they are over. By both clocks, the smaller one:
 * the monotonic clock stands still while the machine is suspended, the other one may be set back.
 */
export function countdown(totalMs: number): () => number {
  const endsAtMs = performance.now() + totalMs;
  const wallEndsAtMs = Date.now() + totalMs;
  return () => Math.min(endsAtMs - performance.now(), wallEndsAtMs - Date.now());
}
