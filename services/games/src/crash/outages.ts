import { repeat, type BackgroundJob, type Database, type Kit } from '@facet/service-kit';

/** Beats come more often; a pause that is longer is an outage. */
const BEAT_EVERY_MS = 500;
const OUTAGE = "interval '2 seconds'";

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
    `with before as (select beat_at from heartbeat),
       noted as (
         insert into outages (began_at, ended_at) select beat_at, clock_timestamp() from before where beat_at < clock_timestamp() - ${OUTAGE}
         on conflict do nothing
       )
     insert into heartbeat (beat_at) values (clock_timestamp()) on conflict (only_row) do update set beat_at = excluded.beat_at`,
  );
}

/**
 * Whether an outage began while the round ran, until it ended by itself: one that is over, or one of which the next
 * beat will tell. It began at the last beat, which may have been older than the round by as much as no outage is yet.
 */
export async function couldNotBeServed(database: Database, { startedAt, ranMs }: { startedAt: Date; ranMs: number }): Promise<boolean> {
  const { rows } = await database.raw<{ rows: [{ away: boolean }] }>(
    `select exists (
       select from (
         select began_at from outages
         union all select beat_at from heartbeat where beat_at < clock_timestamp() - ${OUTAGE}
       ) pause (began_at)
       where began_at >= :startedAt::timestamptz - ${OUTAGE} and began_at < :startedAt::timestamptz + :ranMs * interval '1 millisecond'
     ) as away`,
    { startedAt, ranMs },
  );
  return rows[0].away;
}
