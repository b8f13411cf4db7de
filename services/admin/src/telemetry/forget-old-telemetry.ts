import { deleteInTurns, type Database } from '@facet/service-kit';

/** A page that is open longer is counted as another session. */
const SESSION_DAYS = 1;
const STATISTICS_DAYS = 30;

export async function forgetOldTelemetry(database: Database): Promise<void> {
  await forget(database, 'telemetry_sessions', 'seen_at', SESSION_DAYS);
  await forget(database, 'telemetry_votes', 'cast_at', SESSION_DAYS);
  await forget(database, 'telemetry_minutes', 'minute', STATISTICS_DAYS);
  await forget(database, 'telemetry_measures', 'slot', STATISTICS_DAYS);
  await forget(database, 'telemetry_errors', 'last_at', STATISTICS_DAYS);
}

async function forget(database: Database, table: string, column: string, days: number): Promise<void> {
  await deleteInTurns(database, table, (rows) => rows.whereRaw(`?? < clock_timestamp() - ? * interval '1 day'`, [column, days]));
}
