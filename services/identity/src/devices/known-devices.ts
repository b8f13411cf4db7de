import type { Database, Transaction } from '@facet/service-kit';

/** Whether this device has been seen with the account. Accounts are the platform's: a device may be proven before its member is registered. */
export async function isKnownDevice(from: Database | Transaction, platformUserId: string, deviceHash: string): Promise<boolean> {
  const rows: unknown[] = await from('known_devices')
    .where({ platform_user_id: platformUserId, device_hash: deviceHash })
    .select('device_hash');
  return rows.length > 0;
}

export async function rememberDevice(transaction: Transaction, platformUserId: string, deviceHash: string): Promise<void> {
  await transaction('known_devices')
    .insert({ platform_user_id: platformUserId, device_hash: deviceHash })
    .onConflict(['platform_user_id', 'device_hash'])
    .merge({ last_seen_at: transaction.fn.now() });
}
