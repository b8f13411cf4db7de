import type { Transaction } from '@facet/service-kit';
import type { About, Tally } from './tally.ts';
import { writeVotes } from './write-votes.ts';

const SAMPLES_PER_VERSION = 50;

/** Sessions that are new, and those that had their first error now, by deployable, version and cohort. */
export interface Counted extends About {
  sessions: number;
  affected: number;
}

/** Adds a tally to what is stored. */
export async function writeTally(transaction: Transaction, { sessions, errors, measures, samples }: Tally): Promise<Counted[]> {
  const counted = await writeSessions(transaction, sessions);
  await writeVotes(transaction, sessions);
  if (errors.length > 0) await writeErrors(transaction, errors);
  if (measures.length > 0) await writeMeasures(transaction, measures);
  if (samples.length > 0) await writeSamples(transaction, samples);
  return counted;
}

/** A session is counted in the minute of its first event, and as affected in the minute of its first error. */
async function writeSessions(transaction: Transaction, sessions: Tally['sessions']): Promise<Counted[]> {
  const { rows } = await transaction.raw<{ rows: Counted[] }>(
    `with written as (
       insert into telemetry_sessions as known (page, deployable, version, cohort, seen_at, affected_at)
       select page, deployable, version, cohort, statement_timestamp(), case when affected then statement_timestamp() end
       from json_to_recordset(?::json) as given (page uuid, deployable text, version text, cohort text, affected boolean)
       on conflict (page, deployable, version, cohort) do update set affected_at = excluded.affected_at
         where known.affected_at is null and excluded.affected_at is not null
       returning new.deployable, new.version, new.cohort, old.page is null as is_new, new.affected_at is not null as is_affected
     ), counted as (
       select deployable, version, cohort, count(*) filter (where is_new)::int as sessions, count(*) filter (where is_affected)::int as affected
       from written group by deployable, version, cohort order by deployable, version, cohort
     ), added as (
       insert into telemetry_minutes as known (deployable, version, cohort, minute, sessions, affected)
       select deployable, version, cohort, date_trunc('minute', statement_timestamp()), sessions, affected from counted
       on conflict (deployable, version, cohort, minute)
         do update set sessions = known.sessions + excluded.sessions, affected = known.affected + excluded.affected
     )
     select * from counted`,
    [JSON.stringify(sessions)],
  );
  return rows;
}

async function writeErrors(transaction: Transaction, errors: Tally['errors']): Promise<void> {
  await transaction.raw(
    `insert into telemetry_minutes as known (deployable, version, cohort, minute, errors)
     select deployable, version, cohort, date_trunc('minute', statement_timestamp()), count
     from json_to_recordset(?::json) as given (deployable text, version text, cohort text, count int)
     on conflict (deployable, version, cohort, minute) do update set errors = known.errors + excluded.errors`,
    [JSON.stringify(errors)],
  );
}

async function writeMeasures(transaction: Transaction, measures: Tally['measures']): Promise<void> {
  await transaction.raw(
    `insert into telemetry_measures as known (deployable, version, cohort, measure, slot, bucket, count)
     select deployable, version, cohort, measure, date_bin('10 minutes', statement_timestamp(), 'epoch'), bucket, count
     from json_to_recordset(?::json) as given (deployable text, version text, cohort text, measure text, bucket smallint, count int)
     on conflict (deployable, version, cohort, measure, slot, bucket) do update set count = known.count + excluded.count`,
    [JSON.stringify(measures)],
  );
}

/** A version that has its number of samples keeps the oldest. */
async function writeSamples(transaction: Transaction, samples: Tally['samples']): Promise<void> {
  const given = JSON.stringify(samples);
  await transaction.raw(
    `insert into telemetry_errors as known (deployable, version, fingerprint, source, message, count, first_at, last_at)
     select deployable, version, fingerprint, source, message, count, statement_timestamp(), statement_timestamp()
     from json_to_recordset(?::json)
       as given (deployable text, version text, fingerprint text, source text, message text, count bigint)
     on conflict (deployable, version, fingerprint) do update set count = known.count + excluded.count, last_at = excluded.last_at`,
    [given],
  );
  await transaction.raw(
    `delete from telemetry_errors where (deployable, version, fingerprint) in (
       select deployable, version, fingerprint from (
         select *, row_number() over (partition by deployable, version order by first_at, fingerprint) as place from telemetry_errors
         where (deployable, version) in (select deployable, version from json_to_recordset(?::json) as given (deployable text, version text))
       ) as placed where place > ?)`,
    [given, SAMPLES_PER_VERSION],
  );
}
