import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';

const LASTS_SECONDS = 3600;

/**
 * By which push services know that a message is this site's, and browsers whom they subscribed to (VAPID, RFC 8292).
 */
export class SenderKey {
  /** As browsers take it: the point, base64url. */
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #site: string;

  /** `secret`: the private key, 32 bytes as base64url. `site`: where who runs a push service finds who sends. */
  constructor(secret: string, site: string) {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(secret, 'base64url');
    const point = curve.getPublicKey();
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    this.#key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: secret, x: x ?? '', y: y ?? '' }, format: 'jwk' });
    this.publicKey = point.toString('base64url');
    this.#site = site;
  }

  /** The header that vouches for messages to this push service. */
  authorizationFor({ origin }: URL, nowMs = Date.now()): string {
    const claims = { aud: origin, exp: Math.floor(nowMs / 1000) + LASTS_SECONDS, sub: this.#site };
    const content = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const signature = sign('sha256', Buffer.from(content), { key: this.#key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
    return `vapid t=${content}.${signature}, k=${this.publicKey}`;
  }
}
