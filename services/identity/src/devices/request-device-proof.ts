import { uuidv7, type Transaction } from '@facet/service-kit';
import { DeviceProof, MOST_CHECKS } from './device-proof.ts';
import { makePhrase } from './phrase.ts';

const LIFETIME_MINUTES = 15;

export interface RequestedProof {
  phrase: string;
  expiresAt: Date;
}

/**
 * The phrase for this device and account: the open one, so that asking twice does not change the words, or a new one.
 */
export async function requestDeviceProof(
  transaction: Transaction,
  who: { platformUserId: string; username: string; deviceHash: string },
): Promise<RequestedProof> {
  const { platformUserId, deviceHash } = who;
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 1))', [deviceHash]);
  const open = await DeviceProof.query(transaction)
    .where({ platform_user_id: platformUserId, device_hash: deviceHash })
    .whereNull('used_at')
    .where('checks', '<', MOST_CHECKS)
    .whereRaw('expires_at > clock_timestamp()')
    .orderBy('created_at', 'desc')
    .first();
  return (
    open ??
    DeviceProof.query(transaction)
      .insert({
        id: uuidv7(),
        ...who,
        phrase: makePhrase(),
        expiresAt: transaction.raw("clock_timestamp() + ? * interval '1 minute'", [LIFETIME_MINUTES]),
      })
      .returning('*')
  );
}
