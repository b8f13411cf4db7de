import { ErrorAnswer, MoneyText, Type, type App } from '@facet/service-kit';
import { listAnswer, listQuery } from '../list-query.ts';
import { payoutStates, statuses, type PayoutState, type Status } from '../withdrawals/index.ts';
import { listPayouts, sortFields } from './list-payouts.ts';
import type { PayoutContext } from './payout-context.ts';
import { OperatorWithdrawal } from './payout-schemas.ts';
import { readBoard } from './read-board.ts';

const config = { permission: { services: ['admin'] } };

const Board = Type.Object(
  {
    stopped: Type.Union([Type.Object({ since: Type.String(), faults: Type.Integer(), checks: Type.Array(Type.String()) }), Type.Null()], {
      description: 'the checks that failed: nothing is paid until an audit has run each of them and found nothing',
    }),
    spentToday: MoneyText,
    dailyCap: Type.Union([MoneyText, Type.Null()]),
    held: Type.Integer(),
    queued: Type.Integer({ description: 'of the held ones, those that wait for the bot' }),
    processing: Type.Integer(),
    unknownCount: Type.Integer(),
    oldestHeldAt: Type.Union([Type.String(), Type.Null()]),
    outward: Type.Union(
      [
        Type.Object({
          takenAt: Type.String({ format: 'date-time' }),
          findings: Type.Array(Type.Object({ check: Type.String(), detail: Type.String() })),
        }),
        Type.Null(),
      ],
      { description: 'the last comparison of the bot’s purchases and purse with the payouts; null: there was none' },
    ),
    unknown: Type.Array(OperatorWithdrawal, { description: 'the oldest, which nobody knows whether they are paid' }),
  },
  { $id: 'PayoutBoard' },
);

/** What services/admin reads for the overview and a member's story. */
export function payoutRoutes(app: App, context: PayoutContext): void {
  const { database } = context.kit;

  app.get(
    '/internal/withdrawals',
    {
      schema: {
        operationId: 'listPayouts',
        summary: 'Withdrawals that held money, the oldest first; test ones are a list of their own',
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
        operationId: 'readPayoutBoard',
        summary: 'Whether payouts are stopped, what is spent, what waits, and what is unknown',
        response: { 200: Board, '4xx': ErrorAnswer },
      },
      config,
    },
    () => readBoard(context),
  );
}
