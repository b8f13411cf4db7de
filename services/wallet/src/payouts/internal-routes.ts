import { ErrorAnswer, Type, type App, type Database } from '@facet/service-kit';
import { listAnswer, listQuery } from '../list-query.ts';
import { payoutStates, statuses, type PayoutState, type Status } from '../withdrawals/index.ts';
import { listPayouts, sortFields } from './list-payouts.ts';
import { OperatorWithdrawal } from './payout-schemas.ts';
import { countOpen } from './read-board.ts';

const config = { permission: { services: ['admin'] } };

const Open = Type.Object(
  {
    held: Type.Integer(),
    processing: Type.Integer(),
    unknownCount: Type.Integer(),
    oldestHeldAt: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'OpenPayouts' },
);

/** What services/admin reads for the overview and a member's story. */
export function internalPayoutRoutes(app: App, database: Database): void {
  app.get(
    '/internal/withdrawals',
    {
      schema: {
        operationId: 'listPayouts',
        summary: 'Withdrawals that held money, the oldest first',
        description: 'Test ones are a list of their own.',
        querystring: Type.Object({
          type: Type.Unsafe<'normal' | 'test'>({ type: 'string', enum: ['normal', 'test'], default: 'normal' }),
          status: Type.Optional(Type.Unsafe<Status>({ type: 'string', enum: statuses })),
          payoutState: Type.Optional(Type.Unsafe<PayoutState>({ type: 'string', enum: payoutStates })),
          memberId: Type.Optional(Type.String({ format: 'uuid' })),
          before: Type.Optional(Type.String({ format: 'date-time', description: 'requested before this instant' })),
          ...listQuery(sortFields, 'createdAt'),
        }),
        response: { 200: Type.Object({ withdrawals: Type.Array(OperatorWithdrawal), ...listAnswer }), '4xx': ErrorAnswer },
      },
      config,
    },
    (request) => listPayouts(database, request.query),
  );

  app.get(
    '/internal/payouts',
    {
      schema: {
        operationId: 'countOpenPayouts',
        summary: 'How many withdrawals are open, and since when the first waits',
        response: { 200: Open },
      },
      config,
    },
    () => countOpen({ database }),
  );
}
