import { MoneyInput, MoneyText, Type, type Static } from '@facet/service-kit';

const nullableText = Type.Union([Type.String(), Type.Null()]);
const count = Type.Integer({ minimum: 0 });

/** What the wall sent and paid in the last days, and since when it has been silent. */
const Activity = Type.Object({
  accepted: count,
  duplicate: count,
  noted: count,
  refused: count,
  alerts: count,
  credited: MoneyText,
  pending: MoneyText,
  reversed: MoneyText,
  median: Type.Union([MoneyText, Type.Null()]),
  lastAcceptedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  silentSeconds: Type.Union([Type.Integer(), Type.Null()], { description: 'since the last accepted call; null before the first' }),
});

export const Provider = Type.Object(
  {
    id: Type.String(),
    label: Type.String(),
    evidence: Type.String(),
    leavesOpen: Type.String({ description: 'what its signature does not protect' }),
    postbackPath: Type.String(),
    isEnabled: Type.Boolean(),
    missing: Type.Array(Type.String(), { description: 'what has to be filled in before it can be switched on' }),
    secretName: Type.String(),
    hasSecret: Type.Boolean({ description: 'the secret itself is never shown' }),
    publicIds: Type.Record(Type.String(), nullableText),
    frameAddress: nullableText,
    range: nullableText,
    holdDays: Type.Integer(),
    cap: MoneyText,
    allowedSenders: Type.Array(Type.String()),
    ratePerUsd: Type.Union([MoneyText, Type.Null()]),
    rateTolerancePercent: Type.Integer(),
    saysRevenue: Type.Boolean({ description: 'whether its calls say what it pays us' }),
    updatedAt: nullableText,
    updatedBy: nullableText,
    activity: Type.Union([Activity, Type.Null()], { description: 'of the last 7 days' }),
  },
  { $id: 'Provider' },
);

const nothing = Type.Null();
const Line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });

/** What is absent stays as it is. */
export const ProviderChange = Type.Object(
  {
    isEnabled: Type.Optional(Type.Boolean()),
    secret: Type.Optional(Type.String({ pattern: '^\\S{4,200}$', description: 'can be set, never read' })),
    publicIds: Type.Optional(Type.Record(Type.String(), Type.String({ pattern: '^\\S{1,200}$' }))),
    frameAddress: Type.Optional(Type.Union([Line(500), nothing])),
    range: Type.Optional(Type.Union([Line(40), nothing])),
    holdDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 90 })),
    cap: Type.Optional(MoneyInput),
    allowedSenders: Type.Optional(Type.Union([Type.Array(Line(60), { maxItems: 200 }), nothing])),
    ratePerUsd: Type.Optional(Type.Union([MoneyInput, nothing])),
    rateTolerancePercent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type ProviderChange = Static<typeof ProviderChange>;
