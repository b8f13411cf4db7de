import { formatMoney, parseMoney, type Database } from '@facet/service-kit';
import { whyStopped } from '../audit/index.ts';
import { readTotals } from '../totals/index.ts';
import { listPayouts } from './list-payouts.ts';
import type { PayoutContext } from './payout-context.ts';
import { spentToday } from './payout-steps.ts';
import { lastReconciliation } from './reconcile-purchases.ts';

const HOUR_MS = 3_600_000;
const HOURS = 24;
const SHOWN = 100;

/**
 * What operators watch: is anything stopped, what is spent today, what waits for an answer, and what was paid in each
 * hour.
 */
export async function readBoard({ kit }: Pick<PayoutContext, 'kit'>, now: Date) {
  const { database } = kit;
  const [
    stopped,
    spent,
    cap,
    { processing: processingCount, overOneDay: _overOneDay, ...counted },
    unknown,
    processing,
    outward,
    paidByHour,
  ] = await Promise.all([
    whyStopped(database),
    spentToday(database),
    kit.settings.find('payout_daily_cap'),
    countOpen(kit),
    listIn(database, 'unknown'),
    listIn(database, 'processing'),
    lastReconciliation(database),
    readPaidByHour(database, now),
  ]);
  return {
    stopped: stopped ?? null,
    spentToday: formatMoney(spent),
    dailyCap: cap === undefined ? null : formatMoney(parseMoney(cap, 'payout_daily_cap')),
    ...counted,
    processingCount,
    outward: outward ?? null,
    unknown,
    processing,
    paidByHour,
  };
}

/** Of each type the oldest ones. */
async function listIn(database: Database, payoutState: 'unknown' | 'processing') {
  const pageOf = (type: 'normal' | 'test') => listPayouts(database, { type, payoutState, sort: 'createdAt', limit: SHOWN });
  const [normal, test] = await Promise.all([pageOf('normal'), pageOf('test')]);
  return [...normal.withdrawals, ...test.withdrawals];
}

async function readPaidByHour(database: Database, now: Date) {
  const endMs = Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS;
  const startMs = endMs - HOURS * HOUR_MS;
  const iso = (atMs: number): string => new Date(atMs).toISOString();
  const totals = await readTotals(database, { from: iso(startMs), to: iso(endMs), by: 'hour' });
  const paid = new Map(totals.filter(({ type }) => type === 'payout').map((total) => [Date.parse(total.start), total]));
  return Array.from({ length: HOURS }, (_, hour) => {
    const atMs = startMs + hour * HOUR_MS;
    const total = paid.get(atMs);
    return { start: iso(atMs), amount: formatMoney(total?.amount ?? 0n), count: total?.transfers ?? 0 };
  });
}

/** `oldestHeldAt`: since when the first in the queue waits. */
export async function countOpen({ database }: Pick<PayoutContext['kit'], 'database'>) {
  const { rows } = await database.raw<{
    rows: [{ held: number; queued: number; processing: number; unknown: number; over_one_day: number; oldest: Date | null }];
  }>(
    `select count(*) filter (where state = 'held')::int as held, count(*) filter (where state = 'held' and queued_at is not null)::int as queued,
       count(*) filter (where state = 'processing')::int as processing, count(*) filter (where state = 'unknown')::int as unknown,
       count(*) filter (where type = 'normal' and created_at < clock_timestamp() - interval '1 day')::int as over_one_day,
       min(created_at) filter (where state = 'held') as oldest
     from withdrawals where state in ('held', 'processing', 'unknown')`,
  );
  const { oldest, unknown, over_one_day: overOneDay, ...counts } = rows[0];
  return { ...counts, overOneDay, unknownCount: unknown, oldestHeldAt: oldest?.toISOString() ?? null };
}
