import type { Database, Transaction } from '@facet/service-kit';
import { KnownDevice } from './known-device.ts';

const ACCOUNT_AND_DEVICE = ['platform_user_id', 'device_hash'];

/** Whoever decides by an account's devices, or about them, does so one after the other. */
export async function lockDevices(transaction: Transaction, platformUserId: string): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 2))', [platformUserId]);
}

/** Whether this device need not prove anything: it has, or nobody has and it was seen with the account. */
export async function isKnownDevice(from: Database | Transaction, platformUserId: string, deviceHash: string): Promise<boolean> {
  const known = await KnownDevice.query(from)
    .where({ platform_user_id: platformUserId })
    .where((either) => void either.where({ device_hash: deviceHash }).orWhereNotNull('proven_at'));
  const own = known.find((device) => device.deviceHash === deviceHash);
  return own !== undefined && (own.provenAt !== null || known.every(({ provenAt }) => provenAt === null));
}

export async function rememberDevice(transaction: Transaction, platformUserId: string, deviceHash: string): Promise<void> {
  await KnownDevice.query(transaction)
    .insert({ platformUserId, deviceHash })
    .onConflict(ACCOUNT_AND_DEVICE)
    .merge({ lastSeenAt: transaction.fn.now() });
}

/** The account is this device's: those that have not proven so are forgotten. Returns the hashes of all that have. */
export async function proveDevice(transaction: Transaction, platformUserId: string, deviceHash: string): Promise<string[]> {
  const proven = { lastSeenAt: transaction.fn.now(), provenAt: transaction.fn.now() };
  await KnownDevice.query(transaction)
    .insert({ platformUserId, deviceHash, ...proven })
    .onConflict(ACCOUNT_AND_DEVICE)
    .merge(proven);
  await KnownDevice.query(transaction).where({ platform_user_id: platformUserId }).whereNull('proven_at').delete();
  const left = await KnownDevice.query(transaction).where({ platform_user_id: platformUserId });
  return left.map((device) => device.deviceHash);
}

export function listDevices(database: Database | Transaction, platformUserId: string): Promise<KnownDevice[]> {
  return KnownDevice.query(database).where({ platform_user_id: platformUserId }).orderBy('last_seen_at', 'desc').execute();
}

export async function forgetDevices(transaction: Transaction, platformUserId: string, deviceHashes: string[]): Promise<void> {
  await KnownDevice.query(transaction).where({ platform_user_id: platformUserId }).whereIn('device_hash', deviceHashes).delete();
}

/** Whether this device has shown just now that the account is its owner's, not only some day. */
export async function isFreshlyProven(transaction: Transaction, platformUserId: string, deviceHash: string): Promise<boolean> {
  const fresh = await KnownDevice.query(transaction)
    .findById([platformUserId, deviceHash])
    .whereRaw("proven_at > clock_timestamp() - interval '15 minutes'");
  return fresh !== undefined;
}
