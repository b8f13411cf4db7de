import { ErrorAnswer, Type, type App } from '@facet/service-kit';
import { PayoutCounter } from './count-payouts.ts';
import { Payout } from './payout-schemas.ts';
import { findWithdrawal } from './process-withdrawal.ts';
import { readPayout, type Reading } from './read-payout.ts';

const config = { permission: { operator: 'moderator' } } as const;
const errors = { '4xx': ErrorAnswer, '5xx': ErrorAnswer };
const Count = Type.Integer({ minimum: 0 });

/** How many withdrawals operators have in each list, and one of them. */
export function withdrawalReadRoutes(app: App, context: Reading): void {
  const { database } = context.kit;
  const counter = new PayoutCounter(database);

  app.get(
    '/api/admin/withdrawals/counts',
    {
      schema: {
        operationId: 'countWithdrawals',
        summary: 'How many withdrawals each list has',
        description: 'Completed, failed and test ones may be 10 s old where there are very many.',
        response: {
          200: Type.Object({
            pending: Type.Integer({ minimum: 0, description: 'the unknown ones among them' }),
            unknown: Count,
            completed: Count,
            failed: Count,
            test: Type.Integer({ minimum: 0, description: 'whatever became of them; in no other count' }),
          }),
          ...errors,
        },
      },
      config,
    },
    () => counter.read(),
  );

  app.get(
    '/api/admin/withdrawals/waiting',
    {
      schema: {
        operationId: 'countWaitingWithdrawals',
        summary: 'How many withdrawals are neither paid nor returned',
        description: 'The figure beside the console’s tab.',
        response: { 200: Type.Object({ count: Count }), ...errors },
      },
      config,
    },
    async () => ({ count: await counter.readPending() }),
  );

  app.get(
    '/api/admin/withdrawals/:id',
    {
      schema: {
        operationId: 'readWithdrawal',
        summary: 'One withdrawal with every try to pay it, the latest first',
        errors: { withdrawal_not_found: 404 },
        params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
        response: { 200: Payout, ...errors },
      },
      config,
    },
    async ({ params: { id } }) => readPayout(context, await findWithdrawal(database, id)),
  );
}
