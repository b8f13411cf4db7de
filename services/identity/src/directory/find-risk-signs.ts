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
      `with recent as (
         select distinct ${column} as trace from sessions
         where created_at > clock_timestamp() - :withinMinutes * interval '1 minute' and ${column} is not null
       ), shared as (
         select s.${column} as trace from recent r join sessions s on s.${column} = r.trace
         group by s.${column} having count(distinct s.member_id) > 1
       )
       update members set risk_signs = risk_signs || :sign::text
       where id in (select s.member_id from shared join sessions s on s.${column} = shared.trace) and not :sign::text = any (risk_signs)`,
      { withinMinutes, sign },
    );
}
