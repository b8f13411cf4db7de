import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { v7 as uuidv7 } from 'uuid';
import { signerFor } from '../auth/signer.ts';
import { passClaims } from '../operators/operator-pass.ts';
import type { Operator } from '../operators/operator.ts';

/** Fresh keys for one test: sessions and each named service, in files as a real start has them. */
export interface TestKeys {
  environment: {
    SERVICE_KEY_FILE: string;
    SERVICE_KEYS_FILE: string;
    SESSION_JWKS_URL: string;
    SESSION_KEY_FILE: string;
    OPERATOR_JWKS_URL: string;
  };
  /** The private key of another service, in a file: for several services that run together. */
  keyFileOf(service: string): string;
  /** A session token of `memberId`; `claims` overrides what it says. */
  sessionToken(memberId: string, claims?: Record<string, unknown>): string;
  /** The header `Cookie` of that token. */
  memberCookie(memberId: string, claims?: Record<string, unknown>): string;
  /**
   * The header that the gateway adds to an operator's call: `headers: { ...keys.operatorPass({ role: 'moderator' }) }`.
   * An owner unless told otherwise; `claims` overrides what it says.
   */
  operatorPass(operator?: Partial<Operator>, claims?: Record<string, unknown>): { 'operator-pass': string };
  /** The header `Authorization` of `caller` calling `callee`. */
  serviceAuthorization(caller: string, callee: string): string;
  remove(): void;
}

const SERVICES = ['identity', 'wallet', 'earn', 'games', 'social', 'admin', 'gateway', 'releaser', 'releaser-mfe-one'];

export function createTestKeys(service: string): TestKeys {
  const directory = mkdtempSync(join(tmpdir(), 'facet-keys-'));
  const pemOf = new Map([...SERVICES, 'session', 'operator'].map((name) => [name, generatePem()]));
  const write = (name: string, text: string): string => {
    writeFileSync(join(directory, name), text, { mode: 0o600 });
    return join(directory, name);
  };
  const session = signerFor(pemOf.get('session') as string);
  const operator = signerFor(pemOf.get('operator') as string);
  const signers = new Map(SERVICES.map((name) => [name, signerFor(pemOf.get(name) as string, name)]));
  const sessionToken = (memberId: string, claims: Record<string, unknown> = {}): string => {
    const nowSeconds = Math.floor(Date.now() / 1000);
    return session.sign({ sub: memberId, sid: uuidv7(), aud: 'member', iat: nowSeconds, exp: nowSeconds + 3600, ...claims });
  };
  return {
    environment: {
      SERVICE_KEY_FILE: write('own.pem', pemOf.get(service) ?? generatePem()),
      SERVICE_KEYS_FILE: write('services.json', JSON.stringify({ keys: [...signers.values()].map((signer) => signer.jwk) })),
      SESSION_JWKS_URL: pathToFileURL(write('sessions.json', JSON.stringify({ keys: [session.jwk] }))).href,
      OPERATOR_JWKS_URL: pathToFileURL(write('operators.json', JSON.stringify({ keys: [operator.jwk] }))).href,
      SESSION_KEY_FILE: write('session.pem', pemOf.get('session') as string),
    },
    keyFileOf: (name) => write(`${name}.pem`, pemOf.get(name) ?? generatePem()),
    sessionToken,
    memberCookie: (memberId, claims) => `session=${sessionToken(memberId, claims)}`,
    operatorPass(who = {}, claims = {}) {
      const now = new Date();
      const named = {
        id: uuidv7(),
        username: `a_${who.role ?? 'owner'}`,
        role: 'owner',
        sessionId: uuidv7(),
        signedInAt: now,
        ...who,
      } as const;
      return { 'operator-pass': operator.sign({ ...passClaims(named, now), ...claims }) };
    },
    serviceAuthorization(caller, callee) {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const signer = signers.get(caller);
      if (!signer) throw new Error(`no test key for ${caller}`);
      return `Bearer ${signer.sign({ iss: caller, aud: callee, iat: nowSeconds, exp: nowSeconds + 60 })}`;
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function generatePem(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
