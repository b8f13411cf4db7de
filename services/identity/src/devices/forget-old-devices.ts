import type { Database } from '@facet/service-kit';

/** Devices whose cookie the browser has forgotten by now, and proofs that nobody can use any more. */
export async function forgetOldDevices(database: Database): Promise<void> {
  await database.raw(`delete from known_devices where last_seen_at < clock_timestamp() - interval '400 days'`);
  await database.raw(`delete from device_proofs where expires_at < clock_timestamp() - interval '1 day'`);
}
