import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, randomUUID, sign } from 'node:crypto';

/** A key that signs session tokens, as identity has one. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly jwk: JsonWebKey & { kid: string };
  readonly publicPem: string;
}

export function createSigningKey(id: string = randomUUID()): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    id,
    privateKey,
    jwk: { ...publicKey.export({ format: 'jwk' }), kid: id, alg: 'ES256', use: 'sig' },
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

export function privatePem(key: SigningKey): string {
  return createPrivateKey(key.privateKey.export({ type: 'pkcs8', format: 'pem' }))
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** Claims of a session that is good for an hour. */
export function memberClaims(claims: Record<string, unknown> = {}): Record<string, unknown> & { sub: string; sid: string } {
  return { sub: randomUUID(), sid: randomUUID(), aud: 'member', iat: nowSeconds(), exp: nowSeconds() + 3600, ...claims };
}

export function encodePart(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

/** A JWT signed with ES256; `header` changes what its header says, not how it is signed. */
export function signToken(key: SigningKey, claims: Record<string, unknown>, header: Record<string, unknown> = {}): string {
  const signed = `${encodePart({ alg: 'ES256', typ: 'JWT', kid: key.id, ...header })}.${encodePart(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
