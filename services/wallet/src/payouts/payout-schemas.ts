import { ErrorAnswer, MoneyText, Type } from '@facet/service-kit';
import { withdrawalFields } from '../withdrawals/index.ts';
import type { Attempt } from './attempt.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);
const Kind = Type.Unsafe<Attempt['kind']>({
  type: 'string',
  enum: ['bot', 'hand', 'restored'],
  description: 'restored: asked after a backup was restored',
});

/** A withdrawal as operators see it. */
export const OperatorWithdrawal = Type.Object(
  {
    ...withdrawalFields,
    decidedBy: NullableText,
    note: Type.Union([Type.String(), Type.Null()], { description: 'why the last try did not pay' }),
    queuedBy: NullableText,
    queuedAt: NullableText,
    reservedUntil: Type.Union([Type.String(), Type.Null()], { description: 'decidedBy buys it by hand and has until then' }),
    changedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'OperatorWithdrawal' },
);

const Purchase = Type.Object(
  {
    kind: Kind,
    productId: Type.String(),
    sellerUserId: Type.String(),
    buyerUserId: NullableText,
    price: MoneyText,
    purchaseId: Type.Union([Type.String(), Type.Null()], { description: 'the platform’s own name of it, when it was asked for' }),
    purchasedAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'Purchase' },
);

const PayoutAttempt = Type.Object(
  {
    id: Type.String(),
    kind: Kind,
    by: Type.String(),
    startedAt: Type.String({ format: 'date-time' }),
    buyingAt: Type.Union([Type.String(), Type.Null()], { description: 'from here on it may have been bought' }),
    outcome: Type.Unsafe<'bought' | 'not_bought' | null>({ type: ['string', 'null'], enum: ['bought', 'not_bought', null] }),
    detail: NullableText,
    decidedAt: NullableText,
    lookedAt: Type.Union([Type.String(), Type.Null()], { description: 'when the platform was asked about it last' }),
  },
  { $id: 'PayoutAttempt' },
);

/** `purchaseDetails` null: nothing is known to be bought. */
export const Payout = Type.Object(
  {
    withdrawal: OperatorWithdrawal,
    gamepassId: Type.String(),
    purchaseDetails: Type.Union([Purchase, Type.Null()]),
    attempts: Type.Array(PayoutAttempt),
  },
  { $id: 'Payout' },
);

/** 409: another decision was quicker, or this one does not fit; `withdrawal` is as it is now. */
export const Overtaken = Type.Object({ ...ErrorAnswer.properties, withdrawal: OperatorWithdrawal }, { $id: 'Overtaken' });

export const BatchResult = Type.Object(
  {
    id: Type.String(),
    result: Type.Unsafe<'decided' | 'queued' | 'refused'>({ type: 'string', enum: ['decided', 'queued', 'refused'] }),
    payoutState: NullableText,
    message: NullableText,
  },
  { $id: 'BatchResult' },
);

export const BatchPreview = Type.Object(
  {
    results: Type.Array(
      Type.Object({
        id: Type.String(),
        possible: Type.Boolean(),
        why: Type.Union([Type.String(), Type.Null()], { description: 'not, for people' }),
        withdrawal: Type.Union([OperatorWithdrawal, Type.Null()]),
      }),
    ),
    possibleCount: Type.Integer(),
    impossibleCount: Type.Integer(),
    possibleSum: MoneyText,
  },
  { $id: 'BatchPreview' },
);
