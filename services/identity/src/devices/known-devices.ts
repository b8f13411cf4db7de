import type { Database, Transaction } from '@facet/service-kit';

/** Accounts are the platform's: a device may be proven before its member is registered. */
interface KnownDevice {
  platform_user_id: string;
  device_hash: string;
  first_seen_at: Date;
  last_seen_at: Date;
  proven_at: Date | null;
}

const devices = (from: Database | Transaction) => from<KnownDevice>('known_devices');

/** Whoever decides by an account's devices, or about them, does so one after the other. */
export async function lockDevices(transaction: Transaction, platformUserId: string): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 2))', [platformUserId]);
}

/** Whether this device need not prove anything: it has, or nobody has and it was seen with the account. */
export async function isKnownDevice(from: Database | Transaction, platformUserId: string, deviceHash: string): Promise<boolean> {
  const known: KnownDevice[] = await devices(from)
    .where({ platform_user_id: platformUserId })
    .where((either) => void either.where({ device_hash: deviceHash }).orWhereNotNull('proven_at'));
  const own = known.find(({ device_hash }) => device_hash === deviceHash);
  return own !== undefined && (own.proven_at !== null || known.every(({ proven_at }) => proven_at === null));
}

export async function rememberDevice(transaction: Transaction, platformUserId: string, deviceHash: string): Promise<void> {
  await devices(transaction)
    .insert({ platform_user_id: platformUserId, device_hash: deviceHash })
    .onConflict(['platform_user_id', 'device_hash'])
    .merge({ last_seen_at: transaction.fn.now() });
}

/** The account is this device's: those that have not proven so are forgotten. Returns the hashes of all that have. */
export async function proveDevice(transaction: Transaction, platformUserId: string, deviceHash: string): Promise<string[]> {
  const proven = { last_seen_at: transaction.fn.now(), proven_at: transaction.fn.now() };
  await devices(transaction)
    .insert({ platform_user_id: platformUserId, device_hash: deviceHash, ...proven })
    .onConflict(['platform_user_id', 'device_hash'])
    .merge(proven);
  await devices(transaction).where({ platform_user_id: platformUserId }).whereNull('proven_at').delete();
  return devices(transaction).where({ platform_user_id: platformUserId }).pluck('device_hash');
}

export function listDevices(database: Database, platformUserId: string): Promise<KnownDevice[]> {
  return devices(database).where({ platform_user_id: platformUserId }).orderBy('last_seen_at', 'desc') as unknown as Promise<KnownDevice[]>;
}

export async function forgetDevices(transaction: Transaction, platformUserId: string, deviceHashes: string[]): Promise<void> {
  await devices(transaction).where({ platform_user_id: platformUserId }).whereIn('device_hash', deviceHashes).delete();
}
