import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ServiceKeys {
  environment: Record<string, string>;
  /** The caller's own key, for a caller that is a real service. */
  callerKeyFile: string;
  /** `Authorization` of the caller calling the wallet, good for a minute. */
  authorization(): string;
  /** `Cookie` of a member's session, good for an hour. */
  memberCookie(memberId: string): string;
}

/** Keys for the wallet and for one caller, as a real start has them: ES256, PKCS8 and JWKS files. */
export function makeServiceKeys(folder: string, caller: string): ServiceKeys {
  const [own, theirs] = [generateKeyPairSync('ec', { namedCurve: 'P-256' }), generateKeyPairSync('ec', { namedCurve: 'P-256' })];
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  const session = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwksOf = (key: KeyObject, kid: string): string =>
    JSON.stringify({ keys: [{ ...key.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' }] });
  return {
    callerKeyFile: file('caller.pem', theirs.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    environment: {
      SERVICE_KEY_FILE: file('own.pem', own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
      SERVICE_KEYS_FILE: file('services.json', jwksOf(theirs.publicKey, caller)),
      SESSION_JWKS_URL: `file://${file('sessions.json', jwksOf(session.publicKey, 'session'))}`,
    },
    authorization() {
      const iat = Math.floor(Date.now() / 1000);
      return `Bearer ${signToken(theirs.privateKey, caller, { iss: caller, aud: 'wallet', iat, exp: iat + 60 })}`;
    },
    memberCookie(memberId) {
      const iat = Math.floor(Date.now() / 1000);
      return `session=${signToken(session.privateKey, 'session', { sub: memberId, sid: memberId, aud: 'member', iat, exp: iat + 3600 })}`;
    },
  };
}

/** A JWT, ES256. */
export function signToken(key: KeyObject, kid: string, claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'ES256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${head}.${sign('sha256', Buffer.from(head), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
