import { formatMoney, parseMoney } from '@facet/service-kit';
import { whyStopped } from '../audit/index.ts';
import { listPayouts } from './list-payouts.ts';
import type { PayoutContext } from './payout-context.ts';
import { spentToday } from './payout-steps.ts';
import { lastReconciliation } from './reconcile-purchases.ts';

/** What operators watch: is anything stopped, what is spent today, and what waits for an answer. */
export async function readBoard({ kit }: PayoutContext) {
  const { database } = kit;
  const unknownOf = (type: 'normal' | 'test') => listPayouts(database, { type, payoutState: 'unknown', sort: 'createdAt', limit: 100 });
  const [stopped, spent, cap, counted, normal, test, outward] = await Promise.all([
    whyStopped(database),
    spentToday(database),
    kit.settings.find('payout_daily_cap'),
    countOpen(kit),
    unknownOf('normal'),
    unknownOf('test'),
    lastReconciliation(database),
  ]);
  return {
    stopped: stopped ?? null,
    spentToday: formatMoney(spent),
    dailyCap: cap === undefined ? null : formatMoney(parseMoney(cap, 'payout_daily_cap')),
    ...counted,
    outward: outward ?? null,
    unknown: [...normal.withdrawals, ...test.withdrawals],
  };
}

/** `oldestHeldAt`: since when the first in the queue waits. */
export async function countOpen({ database }: Pick<PayoutContext['kit'], 'database'>) {
  const { rows } = await database.raw<{
    rows: [{ held: number; queued: number; processing: number; unknown: number; oldest: Date | null }];
  }>(
    `SELECT count(*) FILTER (WHERE state = 'held')::int AS held, count(*) FILTER (WHERE state = 'held' AND queued_at IS NOT NULL)::int AS queued,
       count(*) FILTER (WHERE state = 'processing')::int AS processing, count(*) FILTER (WHERE state = 'unknown')::int AS unknown,
       min(created_at) FILTER (WHERE state = 'held') AS oldest
     FROM withdrawals WHERE state IN ('held', 'processing', 'unknown')`,
  );
  const { oldest, unknown, ...counts } = rows[0];
  return { ...counts, unknownCount: unknown, oldestHeldAt: oldest?.toISOString() ?? null };
}
