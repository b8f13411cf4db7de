import { Line } from '@facet/money-kit';
import { MoneyText, Type } from '@facet/service-kit';
import { OpenWithdrawal } from '../withdrawals/index.ts';
import { categories, type Category } from './transaction.ts';

const Transaction = Type.Object(
  {
    id: Type.String(),
    type: Type.String(),
    category: Type.Unsafe<Category>({ type: 'string', enum: categories }),
    description: Type.String({ description: 'for people: the reason, and what became of a debt' }),
    line: Line,
    amount: MoneyText,
    balanceAfter: MoneyText,
    debtAfter: MoneyText,
    reason: Type.String({ description: 'as the source gave it' }),
    source: Type.String({ description: 'the service that moved it: earn, social, games, identity, admin, wallet' }),
    reference: Type.String({ description: 'the source’s own key of it; for a withdrawal withdrawal:{id}' }),
    account: Type.String({ description: 'the system account on the other side, such as wall:a' }),
    undo: Type.Boolean({ description: 'takes an earlier transfer of the same source and reference back' }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Transaction' },
);

const DayOfStatement = Type.Object(
  {
    day: Type.String({ format: 'date', description: 'of the time zone that was asked for' }),
    in: { ...MoneyText, description: 'what came into the balance' },
    out: { ...MoneyText, description: 'what left it, without a sign' },
  },
  { $id: 'DayOfStatement' },
);

export const StatementPageAnswer = Type.Object({
  transactions: Type.Array(Transaction),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  days: Type.Optional(
    Type.Array(DayOfStatement, {
      description:
        'with `timeZone` alone: each day that this page has lines of, newest first, summed over all lines of the day that the filters leave, on this page or not; empty for a time zone that the wallet does not know',
    }),
  ),
});

export const StatementSummary = Type.Object(
  {
    balance: MoneyText,
    held: MoneyText,
    debt: MoneyText,
    totalEarned: MoneyText,
    months: Type.Array(Type.String({ examples: ['2026-11'] }), { description: 'that have lines, newest first, UTC' }),
    pending: Type.Array(OpenWithdrawal, { description: 'what `held` is held for, newest first' }),
  },
  { $id: 'StatementSummary' },
);
