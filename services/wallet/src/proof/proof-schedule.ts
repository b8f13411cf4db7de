import { repeat, inTransaction, type BackgroundJob, type Database, type Kit } from '@facet/service-kit';
import { publishDay } from './publish-day.ts';

const LOOK_EVERY_MS = 60_000;
const PROOF_LOCK = 4_711_004;
/** After midnight, so that every transaction of the day has ended. */
const GRACE = "interval '10 minutes'";

/** Publishes each day that is over, in the night after it; days that were missed first. One replica does it. */
export function proofSchedule(kit: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  return repeat({ log: kit.log, name: 'proof: publishing', everyMs: LOOK_EVERY_MS, first: 'pause' }, async (stopping) => {
    for (let more = true; more && !stopping.aborted;) more = await publishNext(kit);
  });
}

/** @returns whether there may be another day to publish */
export async function publishNext({ database, log }: Pick<Kit, 'database' | 'log'>): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.raw<{ rows: [{ mine: boolean }] }>('select pg_try_advisory_xact_lock(?) as mine', [PROOF_LOCK]);
    const day = rows[0].mine ? await nextDay(database) : undefined;
    const published = day === undefined ? undefined : await publishDay(database, day);
    if (published) log.info({ day, members: Number(published.members), root: published.root }, 'proof: published');
    return published !== undefined;
  });
}

/** The day after the last published one, or the day of the first transfer; undefined: it is not over yet. */
async function nextDay(database: Database): Promise<string | undefined> {
  const { rows } = await database.raw<{ rows: { day: string | null }[] }>(
    `select next.day::text from (
       select coalesce((select max(day) + 1 from proof_roots), (select min(created_at at time zone 'UTC')::date from transfers)) as day
     ) next where (next.day + 1)::timestamp at time zone 'UTC' <= clock_timestamp() - ${GRACE}`,
  );
  return rows[0]?.day ?? undefined;
}
