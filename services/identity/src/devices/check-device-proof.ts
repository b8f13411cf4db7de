import { databaseTime, inTransaction, type Database, type DomainError, type Transaction } from '@facet/service-kit';
import { deviceErrors } from './device-errors.ts';
import { DeviceProof, MOST_CHECKS } from './device-proof.ts';
import { isKnownDevice, lockDevices, proveDevice } from './known-devices.ts';
import { containsPhrase } from './phrase.ts';

/** A device that has shown that it owns this account. */
export interface ProvenDevice {
  platformUserId: string;
  username: string;
}

export interface ProofToCheck {
  deviceHash: string;
  /** Which account; undefined: the one that this device asked for last. */
  username: string | undefined;
  /** Reads the account's public profile text now. */
  readProfileText: (platformUserId: string) => Promise<string>;
  /**
   * Called last in the transaction that makes the device known, with the hashes of all devices that have proven the
   * account.
   */
  onProven: (transaction: Transaction, account: ProvenDevice, provenHashes: string[]) => Promise<void>;
}

/**
 * Looks for the phrase in the profile and makes the device known; devices that have proven nothing no longer are. Once
 * proven, asking again is answered the same. Throws proof_not_asked, proof_expired, proof_not_found (403),
 * proof_exhausted (429), and what reading the profile throws.
 */
export async function checkDeviceProof(
  database: Database,
  { deviceHash, username, readProfileText, onProven }: ProofToCheck,
): Promise<ProvenDevice> {
  const proof = await findNewestProof(database, deviceHash, username);
  if (!proof) throw deviceErrors('proof_not_asked', 'Please log in with your username first');
  if (!(await countCheck(database, proof.id))) {
    if (await isKnownDevice(database, proof.platformUserId, deviceHash)) return proof;
    throw whyNoCheck(proof);
  }
  const text = await readProfileText(proof.platformUserId);
  if (!containsPhrase(text, proof.phrase))
    throw deviceErrors('proof_not_found', 'The words are not in your profile’s About text yet. Save them there and check again.');
  await inTransaction(database, async (transaction) => {
    await lockDevices(transaction, proof.platformUserId);
    await DeviceProof.query(transaction).findById(proof.id).patch({ usedAt: databaseTime });
    await onProven(transaction, proof, await proveDevice(transaction, proof.platformUserId, deviceHash));
  });
  return proof;
}

async function findNewestProof(database: Database, deviceHash: string, username: string | undefined): Promise<DeviceProof | undefined> {
  const proofs = DeviceProof.query(database).where({ device_hash: deviceHash }).orderBy('created_at', 'desc').first();
  return username === undefined ? proofs : proofs.whereRaw('lower(username) = lower(?)', [username]);
}

/** Counted before the platform is asked, so that parallel checks cannot outrun the limit. False: no check is left. */
async function countCheck(database: Database, proofId: string): Promise<boolean> {
  const counted = await DeviceProof.query(database)
    .where({ id: proofId })
    .whereNull('used_at')
    .whereRaw('expires_at > clock_timestamp()')
    .where('checks', '<', MOST_CHECKS)
    .patch({ checks: database.raw('checks + 1') });
  return counted > 0;
}

function whyNoCheck(proof: DeviceProof): DomainError {
  if (proof.checks < MOST_CHECKS)
    return deviceErrors('proof_expired', 'These words are no longer valid. Please log in again to get new ones.');
  return deviceErrors('proof_exhausted', 'Too many checks. Please log in again to get new words.', { retryAfterSeconds: 1 });
}
