import type { Database } from '@facet/service-kit';
import { sharesDevice } from './different-people.ts';

/**
 * Marks members who use a device that others use too, as far as sessions that began within so many minutes show it:
 * whoever runs it more often than that misses none. Signs stay until an operator tells the two apart. A shared address
 * makes none: a school, a home and a mobile carrier have one for all (a profile tells with whom).
 */
export async function findRiskSigns(database: Database, withinMinutes: number): Promise<void> {
  await database.raw(
    `with recent as (
       select distinct device_hash from sessions
       where created_at > clock_timestamp() - :withinMinutes * interval '1 minute' and device_hash is not null
     ), shared as (
       select s.device_hash from recent r join sessions s using (device_hash)
       group by s.device_hash having count(distinct s.member_id) > 1
     )
     update members set risk_signs = risk_signs || 'shared_device'::text
     where id in (select s.member_id from shared join sessions s using (device_hash)) and not 'shared_device' = any (risk_signs)
       and ${sharesDevice('members.id')}`,
    { withinMinutes },
  );
}
