import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { listTransactions } from './list-transactions.ts';
import { StatementFilter } from './statement-filter.ts';
import { StatementPageAnswer } from './statement-schemas.ts';
import { presentTransaction } from './transaction.ts';

/** A member's statement, for operators. */
export function memberTransactionRoutes(app: App, database: Database): void {
  app.get(
    '/api/admin/money/of-member/:memberId/transactions',
    {
      schema: {
        operationId: 'listMemberTransactions',
        summary: 'One member’s transfers as they see them, the newest first',
        params: Type.Object({ memberId: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({
          cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,17}$', description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
          ...StatementFilter.properties,
        }),
        response: { 200: StatementPageAnswer, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    async (request) => {
      const { cursor, limit, ...filter } = request.query;
      const { rows, nextSeq } = await listTransactions(database, { memberId: request.params.memberId, filter, beforeSeq: cursor, limit });
      return { transactions: rows.map(presentTransaction), nextCursor: nextSeq?.toString() ?? null };
    },
  );
}
