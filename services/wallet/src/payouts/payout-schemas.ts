import { ErrorAnswer, MoneyText, Type, type Static } from '@facet/service-kit';
import { withdrawalFields } from '../withdrawals/index.ts';
import type { Attempt } from './attempt.ts';

const { cancellable: _cancellable, ...shownFields } = withdrawalFields;
const NullableText = Type.Union([Type.String(), Type.Null()]);
const Kind = Type.Unsafe<Attempt['kind']>({
  type: 'string',
  enum: ['bot', 'hand', 'restored'],
  description: 'restored: asked after a backup was restored',
});

/** A withdrawal as operators see it. */
export const OperatorWithdrawal = Type.Object(
  {
    ...shownFields,
    decidedBy: NullableText,
    note: Type.Union([Type.String(), Type.Null()], { description: 'why the last try did not pay' }),
    queuedBy: NullableText,
    queuedAt: Type.Union([Type.String(), Type.Null()], { description: 'since then it waits for the bot' }),
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
    nextLookAt: Type.Union([Type.String(), Type.Null()], { description: 'when it is asked again, while the outcome is not known' }),
    waitsAgainFrom: Type.Union([Type.String(), Type.Null()], {
      description: 'from here on, when the platform says that it was not bought, it returns to the queue; null when the outcome is known',
    }),
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

/** In a list, with what an operator looks at before they decide; null where identity is away. */
export const QueuedWithdrawal = Type.Object(
  {
    ...OperatorWithdrawal.properties,
    balance: Type.Union([MoneyText, Type.Null()], { description: 'the member’s, now' }),
    debt: Type.Union([MoneyText, Type.Null()]),
    disabled: Type.Union([Type.Boolean(), Type.Null()]),
    riskSigns: Type.Union([Type.Array(Type.String()), Type.Null()]),
  },
  { $id: 'QueuedWithdrawal' },
);

export const Processed = Type.Object(
  {
    success: Type.Literal(true),
    message: Type.String(),
    gamepassId: Type.String(),
    purchaseDetails: Payout.properties.purchaseDetails,
    payoutState: Type.String({ description: 'unknown (202): nobody knows yet whether the gamepass was bought' }),
    withdrawal: OperatorWithdrawal,
  },
  { $id: 'ProcessedWithdrawal' },
);

const about = { id: Type.String(), username: NullableText, amount: Type.Union([MoneyText, Type.Null()]) };

export const BatchPreview = Type.Object({
  dryRun: Type.Literal(true),
  results: Type.Array(
    Type.Object({ ...about, possible: Type.Boolean(), why: Type.Union([Type.String(), Type.Null()], { description: 'not, for people' }) }),
  ),
  possibleCount: Type.Integer(),
  impossibleCount: Type.Integer(),
  possibleSum: MoneyText,
});

const BatchResult = Type.Object({
  ...about,
  result: Type.Unsafe<'decided' | 'queued' | 'refused' | 'unknown'>({
    type: 'string',
    enum: ['decided', 'queued', 'refused', 'unknown'],
    description: 'queued: the bot pays it when its turn comes; unknown: an error of ours came between',
  }),
  payoutState: NullableText,
  message: NullableText,
});
export type BatchResult = Static<typeof BatchResult>;

export const BatchReport = Type.Object({
  dryRun: Type.Literal(false),
  results: Type.Array(BatchResult),
  doneCount: Type.Integer(),
  failedCount: Type.Integer(),
  doneSum: MoneyText,
});
