import { eachAlone, formatMoney, repeat, type BackgroundJob, type Database } from '@facet/service-kit';
import type { AdjustmentContext } from './adjustment-context.ts';
import { AdjustmentRecord, type AdjustmentRow } from './adjustment.ts';
import { endAdjustment, refusalLabel } from './book-adjustment.ts';
import { infoOf } from './book-in-audit-log.ts';

const EVERY_MS = 60_000;
const AT_ONCE = 100;

/** Each minute: asks the wallet again about adjustments whose answer is not known, so that none stays half way when its dialog is gone. */
export function settleUnansweredJob(context: AdjustmentContext): BackgroundJob {
  const { log } = context.kit;
  return repeat({ log, name: 'unanswered adjustments', everyMs: EVERY_MS }, () => settleUnanswered(context, EVERY_MS));
}

/** Those that nobody asked about for so long. How one ended is an entry in the audit log; while the wallet does not say, it waits for the next turn. */
export async function settleUnanswered(context: AdjustmentContext, idleMs: number): Promise<void> {
  const { database, kit } = context;
  await eachAlone({ log: kit.log, name: 'unanswered adjustments' }, await claim(database, idleMs), (row) => settle(context, row));
}

async function settle(context: AdjustmentContext, row: AdjustmentRow): Promise<void> {
  const info = await infoOf(context, 'settle', row);
  const ended = await endAdjustment(context, row);
  const after = ended.state === 'booked' ? { balance: formatMoney(ended.balanceAfterHundredths) } : null;
  const problem = ended.state === 'refused' ? refusalLabel(ended) : null;
  await context.auditLog.recordJob(info, { outcome: after ? 'succeeded' : 'failed', after, problem });
}

/** Takes what waited longest, passing by what another replica took, and puts it off before anything is tried. */
async function claim(database: Database, idleMs: number): Promise<AdjustmentRow[]> {
  const { rows } = await database.raw<{ rows: object[] }>(
    `with due as materialized (
       select id from adjustments
       where state in ('asked', 'voiding') and idle_since < clock_timestamp() - ? * interval '1 millisecond'
       order by idle_since limit ? for update skip locked)
     update adjustments as claimed set idle_since = clock_timestamp() from due where claimed.id = due.id returning claimed.*`,
    [idleMs, AT_ONCE],
  );
  return rows.map((row) => AdjustmentRecord.fromDatabaseJson(row) as AdjustmentRow);
}
