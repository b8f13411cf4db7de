import { ErrorAnswer, inTransaction, Type, type App, type Database } from '@facet/service-kit';
import { Notice, presentNotice } from './notice.ts';
import { postNotice } from './post-notice.ts';

/** PostgreSQL's text has no NUL. */
const plainText = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' });

/** What operators do, by services/admin. */
export function operatorRoutes(app: App, { database }: { database: Database }): void {
  app.put(
    '/internal/notices/:id',
    {
      schema: {
        operationId: 'postNotice',
        summary: 'Posts a notice; the same call again changes nothing',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object(
          { text: plainText(500), by: plainText(100) },
          { additionalProperties: false, description: 'by: the operator’s name' },
        ),
        response: { 200: Notice, '4xx': ErrorAnswer },
      },
      config: { permission: { services: ['admin'] } },
    },
    async (request) => {
      const notice = { id: request.params.id, ...request.body };
      return presentNotice(await inTransaction(database, (transaction) => postNotice(transaction, notice)));
    },
  );
}
