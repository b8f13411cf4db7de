import type { Kit } from '../kit.ts';
import { repeat } from '../repeat.ts';
import type { BackgroundJob } from '../service.ts';

/** Far longer than a message can be on its way: one that is parked was not consumed. */
const KEPT_DAYS = 90;
const BATCH = 5_000;
const HOUR_MS = 3_600_000;

/** Forgets which events were taken so long ago that none of them can come again. Replicas may do it at once. */
export function forgetConsumed({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  return repeat({ log, name: 'the forgetting of consumed events', everyMs: HOUR_MS }, async (stopping) => {
    for (let forgotten = BATCH; forgotten === BATCH && !stopping.aborted;) {
      const { rowCount } = await database.raw<{ rowCount: number }>(
        `delete from consumed_events where event_id in (
           select event_id from consumed_events where consumed_at < statement_timestamp() - ? * interval '1 day'
           order by consumed_at limit ? for update skip locked)`,
        [KEPT_DAYS, BATCH],
      );
      forgotten = rowCount;
    }
  });
}
