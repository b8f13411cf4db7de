import { generateKeyPairSync, sign } from 'node:crypto';
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
  const jwks = { keys: [{ ...theirs.publicKey.export({ format: 'jwk' }), kid: caller, alg: 'ES256', use: 'sig' }] };
  return {
    callerKeyFile: file('caller.pem', theirs.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    environment: {
      SERVICE_KEY_FILE: file('own.pem', own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
      SERVICE_KEYS_FILE: file('services.json', JSON.stringify(jwks)),
      SESSION_JWKS_URL: `file://${file('sessions.json', JSON.stringify({ keys: [] }))}`,
    },
    authorization() {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
      const head = `${part({ alg: 'ES256', typ: 'JWT', kid: caller })}.${part({ iss: caller, aud: 'wallet', iat: nowSeconds, exp: nowSeconds + 60 })}`;
      const signature = sign('sha256', Buffer.from(head), { key: theirs.privateKey, dsaEncoding: 'ieee-p1363' });
      return `Bearer ${head}.${signature.toString('base64url')}`;
    },
  };
}
