import { createSigner } from 'fast-jwt';
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { Type, type Static } from 'typebox';

export const PublicJwk = Type.Object({
  kid: Type.String(),
  kty: Type.Literal('EC'),
  crv: Type.Literal('P-256'),
  x: Type.String(),
  y: Type.String(),
  alg: Type.Literal('ES256'),
  use: Type.Literal('sig'),
});
export type PublicJwk = Static<typeof PublicJwk>;

/**
 * An ES256 signer for `pem` (PKCS8) with its public key as a JWK; the key id is the RFC 7638 thumbprint unless `keyId`
 * is given.
 */
export function signerFor(pem: string, keyId?: string): { sign: (claims: Record<string, unknown>) => string; jwk: PublicJwk } {
  const { x, y } = createPublicKey(createPrivateKey(pem)).export({ format: 'jwk' }) as { x: string; y: string };
  const thumbprint = createHash('sha256')
    .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
    .digest('base64url');
  const kid = keyId ?? thumbprint;
  const sign = createSigner({ key: pem, algorithm: 'ES256', kid });
  return { sign: (claims) => sign(claims), jwk: { kid, kty: 'EC', crv: 'P-256', x, y, alg: 'ES256', use: 'sig' } };
}
