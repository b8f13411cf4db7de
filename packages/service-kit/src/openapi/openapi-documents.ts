import type { Service } from '../service.ts';
import { completeDocument } from './complete-document.ts';
import { shareSchemas } from './share-schemas.ts';

/**
 * Enough of an environment to put a service together without starting it: building reads no file and opens no
 * connection.
 */
const PLACEHOLDERS = {
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PUBLIC_URL: 'http://site.test',
  SERVICE_KEY_FILE: 'unused.pem',
  SERVICE_KEYS_FILE: 'unused.json',
  SESSION_JWKS_URL: 'file:///unused.json',
};

export interface OpenapiDocuments {
  /** The contract with browsers. */
  'openapi.json': string;
  /** The contract with other services. */
  'openapi.internal.json': string;
}

/**
 * The two documents of a service, printed from its route schemas. `build` is the `buildService` of its `src/app.ts`;
 * `variables`: its own, and the addresses of those that it calls.
 */
export async function openapiDocuments(
  build: (environment: NodeJS.ProcessEnv) => Service,
  variables: NodeJS.ProcessEnv,
): Promise<OpenapiDocuments> {
  const service = build({ ...PLACEHOLDERS, ...variables });
  await Promise.all([service.public.ready(), service.internal.ready()]);
  const print = (side: 'public' | 'internal'): string =>
    JSON.stringify(completeDocument(shareSchemas(service[side].swagger()), { areas: service.areas, side }));
  const documents = { 'openapi.json': print('public'), 'openapi.internal.json': print('internal') };
  await Promise.all([service.public.close(), service.internal.close(), service.kit.database.destroy()]);
  return documents;
}
