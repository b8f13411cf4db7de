import { repeat, type BackgroundJob, type Database, type Kit, type Transaction } from '@facet/service-kit';

/** Beats come more often; a pause that is longer is an outage. */
const BEAT_EVERY_MS = 500;
const OUTAGE = "interval '2 seconds'";
/** As old the last beat may be when a round is dealt: whoever was dealt one was served then. */
const BEAT_IS_DUE = "interval '1 second'";

/** The first beat comes before anything is served. */
export function heartbeat({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  const beats = repeat({ log, name: 'games: the heartbeat', everyMs: BEAT_EVERY_MS, first: 'pause' }, () => beat(database));
  return {
    async start() {
      await beat(database);
      await beats.start();
    },
    stop: () => beats.stop(),
  };
}

/** Rounds are served now; how long they were not is written down. */
async function beat(database: Database): Promise<void> {
  await database.raw(
    `WITH before AS (SELECT beat_at FROM heartbeat),
       noted AS (
         INSERT INTO outages (began_at, ended_at) SELECT beat_at, clock_timestamp() FROM before WHERE beat_at < clock_timestamp() - ${OUTAGE}
         ON CONFLICT DO NOTHING
       )
     INSERT INTO heartbeat (beat_at) VALUES (clock_timestamp()) ON CONFLICT (only_row) DO UPDATE SET beat_at = excluded.beat_at`,
  );
}

/** Whether an outage began while the round ran, until it ended by itself: one that is over, or one of which the next beat will tell. */
export async function couldNotBeServed(
  transaction: Transaction,
  { startedAt, ranMs }: { startedAt: Date; ranMs: number },
): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: [{ away: boolean }] }>(
    `SELECT EXISTS (
       SELECT FROM (
         SELECT began_at FROM outages
         UNION ALL SELECT beat_at FROM heartbeat WHERE beat_at < clock_timestamp() - ${OUTAGE}
       ) pause (began_at)
       WHERE began_at >= :startedAt::timestamptz - ${BEAT_IS_DUE} AND began_at < :startedAt::timestamptz + :ranMs * interval '1 millisecond'
     ) AS away`,
    { startedAt, ranMs },
  );
  return rows[0].away;
}
