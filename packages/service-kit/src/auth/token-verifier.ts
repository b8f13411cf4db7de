import { createVerifier } from 'fast-jwt';
import type { KeySet } from './key-set.ts';

export interface Claims {
  iss?: string;
  sub?: string;
  sid?: string;
  aud: string;
  iat: number;
  exp: number;
}

/**
 * Checks ES256 tokens against a key set. A good token is verified once and then remembered until it expires (60 s at most),
 * which is what makes a check cheap; fast-jwt is used directly because per-call options would switch that cache off.
 */
export function tokenVerifier(keys: Pick<KeySet, 'find'>, audience: string): (token: string) => Promise<Claims | undefined> {
  const verify = createVerifier({
    key: async ({ header }: { header: { kid?: string } }) => {
      const pem = header.kid === undefined ? undefined : await keys.find(header.kid);
      if (pem === undefined) throw new UnknownKeyError();
      return pem;
    },
    algorithms: ['ES256'],
    allowedAud: audience,
    requiredClaims: ['iat', 'exp'],
    cache: 10_000,
    cacheTTL: 60_000,
  });
  return async (token) => {
    try {
      return (await verify(token)) as Claims;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  };
}

class UnknownKeyError extends Error {}

/** A bad token is an answer; a key source that is away is a failure of ours. fast-jwt wraps what `key` throws. */
function isRefusal(error: unknown): boolean {
  const original = error instanceof Error && 'originalError' in error ? error.originalError : undefined;
  if (original instanceof UnknownKeyError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code.startsWith('FAST_JWT_') && code !== 'FAST_JWT_KEY_FETCHING_ERROR';
}
