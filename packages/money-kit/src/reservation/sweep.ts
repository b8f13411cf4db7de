import { eachAlone, type Kit } from '@facet/service-kit';
import type { Reserved } from './reserved.ts';

export interface SweepOptions extends Pick<Kit, 'database' | 'log'> {
  table: string;
  sweepAfterMs: number;
  stopping: AbortSignal | undefined;
}

const AT_ONCE = 100;
const SIDE_BY_SIDE = 8;

/**
 * Does `end` for each row that stood half way too long, batch by batch. One that fails holds up no other and waits ever
 * longer; when all of a batch fail, the wallet is away, and the next turn tries.
 */
export async function sweep<Row extends Reserved>(options: SweepOptions, end: (row: Row) => Promise<void>): Promise<void> {
  const { log, table, stopping } = options;
  for (;;) {
    const claimed = await claim<Row>(options);
    const failed = await eachAlone({ log, name: `${table}: sweeping`, sideBySide: SIDE_BY_SIDE }, claimed, async (row) => {
      await end(row);
      log.info({ id: row.id, state: row.state }, `${table}: swept`);
    });
    if (claimed.length < AT_ONCE || failed === claimed.length || stopping?.aborted) return;
  }
}

/**
 * Takes what waited longest, passing by what another sweeper or handler has locked, and puts it off before anything is
 * tried: by as long as it has been half way, so that waits double, and a process that dies with it in its hands is no
 * more than late.
 */
async function claim<Row extends Reserved>({ database, table, sweepAfterMs }: SweepOptions): Promise<Row[]> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `with due as materialized (
       select member_id, id from ??
       where state in ('opening', 'voiding') and idle_since < clock_timestamp() - ? * interval '1 millisecond'
       order by idle_since limit ? for update skip locked)
     update ?? as swept set idle_since = clock_timestamp() - ? * interval '1 millisecond'
       + greatest(interval '2 seconds', least(interval '10 minutes', clock_timestamp() - swept.changed_at))
     from due where swept.member_id = due.member_id and swept.id = due.id
     returning swept.*`,
    [table, sweepAfterMs, AT_ONCE, table, sweepAfterMs],
  );
  return rows;
}
