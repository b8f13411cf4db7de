import { deleteInTurns, type Database, type Transaction } from '@facet/service-kit';
import { DeviceProof } from './device-proof.ts';
import { KnownDevice } from './known-device.ts';

/** Devices whose cookie the browser has forgotten by now, and proofs that nobody can use any more. */
export async function forgetOldDevices(database: Database): Promise<void> {
  await deleteInTurns(database, KnownDevice.tableName, (rows) => rows.whereRaw("last_seen_at < clock_timestamp() - interval '400 days'"));
  await deleteInTurns(database, DeviceProof.tableName, (rows) => rows.whereRaw("expires_at < clock_timestamp() - interval '1 day'"));
}

export async function forgetProofs(transaction: Transaction, platformUserId: string): Promise<void> {
  await DeviceProof.query(transaction).where({ platform_user_id: platformUserId }).delete();
}
