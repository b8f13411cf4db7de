import { openDatabase, prepared, repeat, type BackgroundJob, type Database, type Kit } from '@facet/service-kit';

/** Beats come more often; a pause that is longer is an outage. */
const BEAT_EVERY_MS = 500;
const OUTAGE = "interval '2 seconds'";

/**
 * The first beat comes before anything is served. It has a connection of its own: where all others are in use for long,
 * rounds are served late, and that is no outage.
 */
export function heartbeat({ config, log }: Pick<Kit, 'config' | 'log'>): BackgroundJob {
  const database = openDatabase({ url: config.DATABASE_URL, applicationName: 'games heartbeat', poolSize: 1 });
  const beats = repeat({ log, name: 'games: the heartbeat', everyMs: BEAT_EVERY_MS, first: 'pause' }, () => beat(database));
  return {
    async start() {
      await beat(database);
      await beats.start();
    },
    async stop() {
      await beats.stop();
      await database.destroy();
    },
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
  const { rows } = await prepared<{ rows: [{ away: boolean }] }>(
    database,
    'whether there was an outage',
    `select exists (
       select from (
         select began_at from outages
         union all select beat_at from heartbeat where beat_at < clock_timestamp() - ${OUTAGE}
       ) pause (began_at)
       where began_at >= ?::timestamptz - ${OUTAGE} and began_at < ?::timestamptz + ?::float8 * interval '1 millisecond'
     ) as away`,
    [startedAt, startedAt, ranMs],
  );
  return rows[0].away;
}
