import { PublicJwk, Type, type App } from '@facet/service-kit';
import type { SessionKeys } from './session-keys.ts';

export function jwksRoutes(app: App, { keys }: { keys: SessionKeys }): void {
  app.get(
    '/internal/jwks',
    {
      schema: {
        operationId: 'getSessionKeys',
        summary: 'The public keys of members’ sessions, the current one first',
        description: 'A JSON Web Key Set.',
        response: { 200: Type.Object({ keys: Type.Array(PublicJwk) }) },
      },
      config: { permission: 'anyone', otel: false },
    },
    async () => ({ keys: [...keys.published] }),
  );
}
