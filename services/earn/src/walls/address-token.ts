import { createHash, timingSafeEqual } from 'node:crypto';
import type { WallAccess } from './wall-access.ts';

/** As a token is kept: who reads the table cannot call by it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Stands for the address without a token. */
export const NO_TOKEN = hashOfToken('');

/**
 * Whether a postback's address may end so; `''`: without a token. How much of one is right does not show in the time.
 */
export function takesToken({ tokenHashes }: Pick<WallAccess, 'tokenHashes'>, token: string): boolean {
  const given = hashOfToken(token);
  return tokenHashes.filter((known) => timingSafeEqual(known, given)).length > 0;
}
