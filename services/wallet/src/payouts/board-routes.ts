import { ErrorAnswer, MoneyText, Type, type App } from '@facet/service-kit';
import { StopOfPayouts } from '../audit/index.ts';
import type { PayoutContext } from './payout-context.ts';
import { OperatorWithdrawal } from './payout-schemas.ts';
import { readBoard } from './read-board.ts';

const Count = Type.Integer({ minimum: 0 });
const NullableText = Type.Union([Type.String(), Type.Null()]);
const OpenPayout = Type.Pick(
  OperatorWithdrawal,
  ['id', 'userId', 'username', 'amount', 'type', 'payoutState', 'gamepassLink', 'createdAt', 'changedAt', 'decidedBy', 'note'],
  { $id: 'OpenPayout' },
);

const Board = Type.Object(
  {
    stopped: StopOfPayouts,
    spentToday: MoneyText,
    dailyCap: Type.Union([MoneyText, Type.Null()], { description: 'null: not known, so that nothing is paid' }),
    held: Count,
    queued: Type.Integer({ minimum: 0, description: 'of the held ones, those that wait for the bot' }),
    oldestHeldAt: NullableText,
    outward: Type.Union(
      [
        Type.Object({
          takenAt: Type.String({ format: 'date-time' }),
          findings: Type.Array(Type.Object({ check: Type.String(), subject: Type.String(), detail: Type.String() })),
        }),
        Type.Null(),
      ],
      { description: 'the last comparison of the bot’s purchases and purse with the payouts; null: there was none' },
    ),
    processingCount: Count,
    unknownCount: Count,
    unknown: Type.Array(OpenPayout, { description: 'the oldest 100 of each type' }),
    processing: Type.Array(OpenPayout, { description: 'the oldest 100 of each type' }),
    paidByHour: Type.Array(Type.Object({ start: Type.String({ format: 'date-time' }), amount: MoneyText, count: Count }), {
      description: 'the last 24 hours, oldest first, without gaps',
    }),
  },
  { $id: 'PayoutBoard' },
);

/** What stops payouts, what waits for an answer, and what was paid. */
export function boardRoutes(app: App, context: PayoutContext): void {
  app.get(
    '/api/admin/payouts',
    {
      schema: {
        operationId: 'readPayoutBoard',
        summary: 'Whether payouts are stopped, what is spent today, and which payouts wait for an answer',
        response: { 200: Board, '4xx': ErrorAnswer, '5xx': ErrorAnswer },
      },
      config: { permission: { operator: 'moderator' } },
    },
    () => readBoard(context, new Date()),
  );
}
