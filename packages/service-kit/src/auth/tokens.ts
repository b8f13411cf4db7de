import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { KeySet } from './key-set.ts';

/** Whose token: a member's session, an operator's session or pass, a calling service's. */
export type TokenKind = 'member' | 'operator' | 'service';

export type Keys = Pick<KeySet, 'find'>;

export interface Claims {
  iss?: string;
  sub?: string;
  sid?: string;
  aud: string;
  iat: number;
  exp: number;
}

export interface TokenOptions {
  service: string;
  secureCookies: boolean;
  sessionKeys: Keys;
  serviceKeys: Keys;
  operatorKeys: Keys;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    namespaces: TokenKind;
  }
}

/** Written by the gateway, which lets nobody else's through. */
const PASS_HEADER = 'operator-pass';
const CLOCK_SKEW_SECONDS = 5;

/**
 * A good token is verified once and then remembered until it expires (60 s at most), which is what makes a check cheap.
 */
const RULES = { algorithms: ['ES256' as const], checkTyp: 'JWT', requiredClaims: ['aud', 'iat', 'exp'], cache: 10_000, cacheTTL: 60_000 };

/** The three kinds of token that an application reads: where each stands in a call, for whom it is, by whose keys. */
export function acceptTokens(app: FastifyInstance, options: TokenOptions): void {
  void app.register(jwt, {
    namespace: 'member',
    cookie: { cookieName: options.secureCookies ? '__Host-session' : 'session', signed: false },
    secret: ({ header }: Decoded) => keyOf(options.sessionKeys, header.kid),
    verify: { ...RULES, allowedAud: 'member', onlyCookie: true },
  });
  void app.register(jwt, {
    namespace: 'operator',
    secret: ({ header }: Decoded) => keyOf(options.operatorKeys, header.kid),
    verify: { ...RULES, allowedAud: 'operator', extractToken: ({ headers }) => headers[PASS_HEADER]?.toString() },
  });
  void app.register(jwt, {
    namespace: 'service',
    // A service signs with its own key only: the key that verifies must be the caller's.
    secret: ({ header, payload }: Decoded) => keyOf(options.serviceKeys, header.kid === payload.iss ? header.kid : undefined),
    verify: { ...RULES, allowedAud: options.service },
  });
}

/** What the call's token of this kind says; undefined when there is none, or not a good one. */
export function readClaims<Said extends Claims = Claims>(request: FastifyRequest, kind: TokenKind): Promise<Said | undefined> {
  return claimsOf(request.server, kind, () => request.server.jwt[kind].lookupToken(request));
}

/** The same of a token that stands elsewhere. */
export async function verifyToken(
  app: Pick<FastifyInstance, 'jwt'>,
  kind: TokenKind,
  token: string | undefined,
): Promise<Claims | undefined> {
  return token ? claimsOf(app, kind, () => token) : undefined;
}

async function claimsOf<Said extends Claims>(
  app: Pick<FastifyInstance, 'jwt'>,
  kind: TokenKind,
  find: () => string,
): Promise<Said | undefined> {
  try {
    // Without options of its own, which would switch off the memory. Promised, since the keys are.
    const claims = await app.jwt[kind].verify<Promise<Said>>(find());
    // One audience, where the library is content with one of several; and not from tomorrow.
    return typeof claims.aud === 'string' && claims.iat <= Date.now() / 1000 + CLOCK_SKEW_SECONDS ? claims : undefined;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

interface Decoded {
  header: { kid?: string };
  payload: { iss?: string };
}

async function keyOf(keys: Keys, keyId: string | undefined): Promise<string> {
  const pem = keyId === undefined ? undefined : await keys.find(keyId);
  if (pem === undefined) throw new UnknownKeyError();
  return pem;
}

class UnknownKeyError extends Error {}

/** A bad token is an answer; a key source that is away is a failure of ours. fast-jwt wraps what `secret` throws. */
function isRefusal(error: unknown): boolean {
  const original = error instanceof Error && 'originalError' in error ? error.originalError : undefined;
  if (original instanceof UnknownKeyError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^FA?ST_JWT_/.test(code) && code !== 'FAST_JWT_KEY_FETCHING_ERROR';
}
