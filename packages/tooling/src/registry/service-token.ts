import { sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

const LIFETIME_SECONDS = 60;

/** A service token (ES256) of `caller` for `callee`, good for a minute. */
export function serviceToken({ caller, callee, keyFile }: { caller: string; callee: string; keyFile: string }): string {
  const nowSeconds = Math.floor(Date.now() / 1000);
  const claims = { iss: caller, aud: callee, iat: nowSeconds, exp: nowSeconds + LIFETIME_SECONDS };
  const content = [{ alg: 'ES256', typ: 'JWT', kid: caller }, claims].map(encode).join('.');
  const signature = sign('sha256', Buffer.from(content), { key: readFileSync(keyFile, 'utf8'), dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
