import { parseMoney } from '@facet/service-kit';
import type { PayoutContext } from './payout-context.ts';
import { spentToday } from './payout-steps.ts';

/** What the bot may pay out in a day (UTC), and what is left of it today; hundredths. */
export interface DailyCap {
  cap: bigint;
  left: bigint;
}

/** Undefined: not known, so that nothing is paid. */
export async function readDailyCap({
  settings,
  database,
}: Pick<PayoutContext['kit'], 'settings' | 'database'>): Promise<DailyCap | undefined> {
  const [written, spent] = await Promise.all([settings.find('payout_daily_cap'), spentToday(database)]);
  if (written === undefined) return undefined;
  const cap = parseMoney(written, 'payout_daily_cap');
  return { cap, left: cap - spent };
}

/**
 * Waiting does not help it: no day is long enough. A cap of zero is a pause, and nobody loses their place in the queue
 * by it.
 */
export const isAboveCap = (amount: bigint, { cap }: DailyCap): boolean => cap > 0n && amount > cap;
