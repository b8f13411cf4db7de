import type { Transaction } from '@facet/service-kit';
import type { Refusal, RefusalCode } from './closing-errors.ts';
import { boundsOf, monthAfter, monthsBetween, type Month } from './month.ts';

/** A month that is not closed, and why it cannot be now; null: it can. */
export interface OpenMonth {
  month: Month;
  refusal: Refusal | null;
}

interface Row {
  closed: Month | null;
  began: Month;
  current: Month;
}

const DAYS_NAMED = 3;

/**
 * All that are not closed, from the one after the last closed month (or that of the first transfer) to the current one.
 */
export async function listOpenMonths(snapshot: Transaction): Promise<OpenMonth[]> {
  const { rows } = await snapshot.raw<{ rows: [Row] }>(
    `select to_char((select max(month) from monthly_closings), 'YYYY-MM') as closed,
       to_char(coalesce((select min(day) from proof_roots), now.today), 'YYYY-MM') as began, to_char(now.today, 'YYYY-MM') as current
     from (select (clock_timestamp() at time zone 'UTC')::date as today) now`,
  );
  const [{ closed, began, current }] = rows;
  const months = monthsBetween(closed === null ? began : monthAfter(closed), current);
  const [next] = months;
  return Promise.all(months.map(async (month) => ({ month, refusal: await refusalOf(snapshot, month, { next, current }) })));
}

async function refusalOf(
  snapshot: Transaction,
  month: Month,
  { next, current }: { next: Month | undefined; current: Month },
): Promise<Refusal | null> {
  if (month >= current) return refuse('month_not_over', `${month} is not over: it ends at the last midnight of the month, UTC.`);
  if (next !== undefined && month !== next)
    return refuse('months_in_order', `Months are closed in order, and ${next} is not closed yet.`, [next]);
  return (await underWay(snapshot, month)) ?? (await missingRoots(snapshot, month)) ?? (await openFindings(snapshot));
}

/**
 * What is summed up to an instant will get no transfer from before it: nothing is summed past the oldest transaction
 * under way.
 */
async function underWay(snapshot: Transaction, month: Month): Promise<Refusal | null> {
  const summed = await snapshot<{ until: Date }>('transfer_totals_until').where('until', '>=', boundsOf(month).until).first();
  return summed ? null : refuse('transfers_under_way', `Transfers of ${month} may still be under way. Please try again in a minute.`);
}

async function missingRoots(snapshot: Transaction, month: Month): Promise<Refusal | null> {
  const { rows } = await snapshot.raw<{ rows: { day: string }[] }>(
    `select d::date::text as day
     from (select min(day)::timestamp as first from proof_roots) r,
       generate_series(greatest(:from::timestamp, r.first), :until::timestamp - interval '1 day', interval '1 day') d
     where not exists (select from proof_roots p where p.day = d::date) order by d`,
    boundsOf(month),
  );
  const days = rows.map(({ day }) => day);
  if (days.length === 0) return null;
  const named = days.length > DAYS_NAMED ? [...days.slice(0, DAYS_NAMED), `${days.length - DAYS_NAMED} more`] : days;
  return refuse('root_missing', `No root is published yet of ${named.join(', ')}.`, days);
}

async function openFindings(snapshot: Transaction): Promise<Refusal | null> {
  const stops = await snapshot<{ checks: string[]; ended_at: Date | null; since: Date }>('payout_stops')
    .whereNull('ended_at')
    .orderBy('since')
    .select('checks');
  const checks = stops.flatMap((stop) => stop.checks);
  return checks.length === 0
    ? null
    : refuse('audit_finding_open', `An audit found something that is not fixed yet: ${checks.join(', ')}.`, checks);
}

const refuse = (code: RefusalCode, message: string, about: string[] = []): Refusal => ({ code, message, about });
