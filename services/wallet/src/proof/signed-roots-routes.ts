import { ErrorAnswer, type App } from '@facet/service-kit';
import { SignedRoots } from './proof-schemas.ts';
import { rootsSigner } from './signed-roots.ts';

/** What lets others hold the site to what it published. */
export function signedRootsRoutes(app: App, options: Parameters<typeof rootsSigner>[0]): void {
  const sign = rootsSigner(options);
  app.get(
    '/api/proofs/signed-roots',
    {
      schema: {
        operationId: 'readSignedRoots',
        summary: 'The roots of the last 400 days, signed',
        description: 'For others to fetch and keep.',
        response: { 200: SignedRoots, '4xx': ErrorAnswer },
      },
      config: { permission: 'anyone' },
    },
    () => sign(),
  );
}
