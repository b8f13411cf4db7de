import type { Database } from '@facet/service-kit';

/**
 * The first place of the chain whose entry is not the one that was hashed (migrations/015); null while the log is
 * whole.
 */
export async function findLogBreak(database: Database): Promise<bigint | null> {
  const { rows } = await database.raw<{ rows: { place: bigint | null }[] }>('select operator_log_break() as place');
  return rows[0]?.place ?? null;
}
