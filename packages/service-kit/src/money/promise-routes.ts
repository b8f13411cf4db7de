import { Type } from 'typebox';
import type { Database } from '../database/open-database.ts';
import { ErrorAnswer } from '../errors/error-answer.ts';
import type { App } from '../http/app.ts';
import { findPromises, listPromises, Promised, PromisePage, type Promises } from './promises.ts';

const config = { permission: { services: ['wallet'] } };
const KEYS_AT_ONCE = 1_000;

/** Hands over to the wallet's audit what this service promises in money, page by page. */
export function promiseRoutes(app: App, { database, promises }: { database: Database; promises: Promises }): void {
  app.get(
    '/internal/promises',
    {
      schema: {
        operationId: 'listPromises',
        summary: 'What this service’s records promise in money, the oldest change first',
        description: 'For the wallet’s audit, page by page.',
        querystring: Type.Object(
          {
            after: Type.Optional(Type.String({ format: 'date-time', description: 'only what changed later; all when absent' })),
            limit: Type.Integer({ minimum: 1, maximum: 5_000, default: 5_000 }),
          },
          { additionalProperties: false },
        ),
        response: { 200: PromisePage, '4xx': ErrorAnswer },
      },
      config,
    },
    ({ query }) => listPromises(database, promises, query),
  );

  app.post(
    '/internal/promises/find',
    {
      schema: {
        operationId: 'findPromises',
        summary: 'Those of the wallet’s keys that this service has a record of',
        again: 'same',
        body: Type.Object(
          {
            keys: Type.Array(
              Type.Object(
                { memberId: Type.String({ format: 'uuid' }), key: Type.String({ minLength: 1 }) },
                { additionalProperties: false },
              ),
              { minItems: 1, maxItems: KEYS_AT_ONCE },
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: Type.Object({ promises: Type.Array(Promised) }), '4xx': ErrorAnswer },
      },
      config,
    },
    async ({ body }) => ({ promises: await findPromises(database, promises, body.keys) }),
  );
}
