import { Type, type App } from '@facet/service-kit';
import type { SessionKeys } from './session-keys.ts';

const Jwk = Type.Object({
  kid: Type.String(),
  kty: Type.Literal('EC'),
  crv: Type.Literal('P-256'),
  x: Type.String(),
  y: Type.String(),
  alg: Type.Literal('ES256'),
  use: Type.Literal('sig'),
});

export function jwksRoutes(app: App, { keys }: { keys: SessionKeys }): void {
  app.get(
    '/internal/jwks',
    {
      schema: {
        operationId: 'getSessionKeys',
        summary: 'The public keys of members’ sessions, the current one first',
        description: 'A JSON Web Key Set.',
        response: { 200: Type.Object({ keys: Type.Array(Jwk) }) },
      },
      config: { permission: 'anyone', otel: false },
    },
    async () => ({ keys: [...keys.published] }),
  );
}
