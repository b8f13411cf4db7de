import { type BackgroundJob, type Kit, repeat } from '@facet/service-kit';

const INTERVAL_MS = 60_000;

export interface Retention {
  days: number;
  rows: number;
}

/** Refused calls are anybody's: they are kept for some days and up to some number, so that a flood fills no disk. The rest stays. */
const refusedRetention: Retention = { days: 30, rows: 100_000 };

export function refusedSweeper({ database, log }: Kit): BackgroundJob {
  return repeat({ log, name: 'the retention of refused postbacks', everyMs: INTERVAL_MS }, () =>
    forgetRefused({ database }, refusedRetention),
  );
}

export async function forgetRefused({ database }: Pick<Kit, 'database'>, { days, rows }: Retention): Promise<void> {
  await database('postbacks')
    .where({ verdict: 'refused' })
    .whereRaw(`received_at < clock_timestamp() - ? * interval '1 day'`, [days])
    .delete();
  await database.raw(
    `delete from postbacks where verdict = 'refused' and received_at <
       (select received_at from postbacks where verdict = 'refused' order by received_at desc offset ? limit 1)`,
    [rows - 1],
  );
}
