import type { Database } from '@facet/service-kit';

/**
 * Marks members who use a device or an address that others use too, as far as sessions that began within so many minutes show it:
 * whoever runs it more often than that misses none. Signs stay.
 */
export async function findRiskSigns(database: Database, withinMinutes: number): Promise<void> {
  for (const [column, sign] of [
    ['device_hash', 'shared_device'],
    ['address', 'shared_address'],
  ] as const)
    await database.raw(
      `WITH recent AS (
         SELECT DISTINCT ${column} AS trace FROM sessions
         WHERE created_at > clock_timestamp() - :withinMinutes * interval '1 minute' AND ${column} IS NOT NULL
       ), shared AS (
         SELECT s.${column} AS trace FROM recent r JOIN sessions s ON s.${column} = r.trace
         GROUP BY s.${column} HAVING count(DISTINCT s.member_id) > 1
       )
       UPDATE members SET risk_signs = risk_signs || :sign::text
       WHERE id IN (SELECT s.member_id FROM shared JOIN sessions s ON s.${column} = shared.trace) AND NOT :sign::text = ANY (risk_signs)`,
      { withinMinutes, sign },
    );
}
