import { Type, type Database, type Static, type Transaction } from '@facet/service-kit';

const PayoutStop = Type.Object({
  since: Type.String({ description: 'when the first of the runs that failed was taken' }),
  faults: Type.Integer({ description: 'of the last one that failed' }),
  checks: Type.Array(Type.String(), { description: 'all that failed since then' }),
});
type PayoutStop = Static<typeof PayoutStop>;

/** As operators are told. */
export const StopOfPayouts = Type.Union([PayoutStop, Type.Null()], {
  description: 'the checks that failed: nothing is paid until each of them has run again and found nothing',
});

/** A run of some checks, and what each found. */
interface CheckedRun {
  /** The audit of the ledger, or the comparison with the game platform. */
  source: 'audit' | 'outward';
  id: string;
  takenAt: Date;
  /** False: only what is new was looked at, which is not where the fault of a stop was. */
  ofEverything: boolean;
  /** Only those that looked. */
  ran: readonly { check: string; faults: number }[];
}

/** SQL: of a row of `payout_stops`. */
const IS_OPEN = 'ended_at is null';

/** SQL: for a statement that looks at more in the same breath. */
export const PAYOUTS_ARE_STOPPED = `exists (select from payout_stops where ${IS_OPEN})`;

/** Undefined: payouts are not stopped, or not by this source. */
export async function whyStopped(database: Database, source?: CheckedRun['source']): Promise<PayoutStop | undefined> {
  const rows = await database<{ source: string; since: Date; faults: number; checks: string[] }>('payout_stops')
    .whereRaw(IS_OPEN)
    .where(source ? { source } : {})
    .orderBy('since');
  return (
    rows[0] && {
      since: rows[0].since.toISOString(),
      faults: rows.reduce((sum, { faults }) => sum + faults, 0),
      checks: rows.flatMap(({ checks }) => checks),
    }
  );
}

/**
 * A fault stops payouts, or adds its check to the stop. A stop ends by one run of everything by its source in which
 * each of its checks looked and found nothing: neither another check's clean run nor one that did not look ends it.
 */
export async function settleStop(transaction: Transaction, run: CheckedRun): Promise<void> {
  const failed = run.ran.filter(({ faults }) => faults > 0);
  const clean = run.ran.filter(({ faults }) => faults === 0).map(({ check }) => check);
  if (failed.length > 0) {
    const faults = failed.reduce((sum, each) => sum + each.faults, 0);
    await transaction.raw(OPEN, { source: run.source, takenAt: run.takenAt, checks: failed.map(({ check }) => check), faults });
  }
  if (run.ofEverything) await transaction.raw(END, { id: run.id, takenAt: run.takenAt, clean });
}

const OPEN = `
  insert into payout_stops (source, since, checks, faults) values (:source, :takenAt, :checks, :faults)
  on conflict (source) where ended_at is null do update set faults = excluded.faults,
    checks = (select array_agg(distinct name order by name) from unnest(payout_stops.checks || excluded.checks) as name)`;

const END = `
  update payout_stops set ended_at = clock_timestamp(), ended_by = :id
  where ended_at is null and since < :takenAt and checks <@ :clean::text[]`;
