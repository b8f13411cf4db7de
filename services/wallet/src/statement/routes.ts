import { ErrorAnswer, MoneyText, Type, type App, type Database } from '@facet/service-kit';
import { listTransactions } from './list-transactions.ts';
import { categories, presentMovement, type Category } from './transaction.ts';

const Transaction = Type.Object(
  {
    id: Type.String(),
    type: Type.String(),
    category: Type.Unsafe<Category>({ type: 'string', enum: categories }),
    description: Type.String(),
    amount: MoneyText,
    balanceAfter: MoneyText,
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Transaction' },
);

/** The member's own statement. */
export function statementRoutes(app: App, { database }: { database: Database }): void {
  app.get(
    '/api/user/transactions',
    {
      schema: {
        operationId: 'listTransactions',
        summary: 'The member’s movements, newest first',
        querystring: Type.Object({
          cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,17}$', description: 'nextCursor of the page before' })),
          limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
        }),
        response: {
          200: Type.Object({ transactions: Type.Array(Transaction), nextCursor: Type.Union([Type.String(), Type.Null()]) }),
          '4xx': ErrorAnswer,
        },
      },
      config: { permission: 'member' },
    },
    async (request) => {
      const { cursor, limit } = request.query;
      const { rows, nextSeq } = await listTransactions(database, { memberId: request.member.id, beforeSeq: cursor, limit });
      return { transactions: rows.map(presentMovement), nextCursor: nextSeq?.toString() ?? null };
    },
  );
}
