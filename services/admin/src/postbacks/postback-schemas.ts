import { MoneyText, Type, type Static } from '@facet/service-kit';

const Time = Type.String({ format: 'date-time' });
const nullableText = Type.Union([Type.String(), Type.Null()]);
const nullableTime = Type.Union([Time, Type.Null()]);
const nullableMoney = Type.Union([MoneyText, Type.Null()]);

const verdicts = ['accepted', 'duplicate', 'noted', 'refused'] as const;
const Verdict = Type.Unsafe<(typeof verdicts)[number]>({ type: 'string', enum: verdicts });

/** A wall's call as earn keeps it: raw, with what was decided about it. */
export const Postback = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    provider: Type.Object({ id: Type.String(), label: Type.String() }),
    receivedAt: Time,
    verdict: Type.Union([Verdict, Type.Null()], { description: 'null: not decided yet' }),
    outcome: nullableText,
    transaction: nullableText,
    memberId: nullableText,
    username: nullableText,
    amount: nullableMoney,
    reason: Type.Union([Type.String(), Type.Null()], { description: 'of a refusal' }),
    detail: nullableText,
    alert: Type.Union([Type.String(), Type.Null()], { description: 'credited, but to be looked at' }),
    settledAt: nullableTime,
    earning: Type.Union([Type.Object({ id: Type.String(), state: Type.String() }), Type.Null()], {
      description: 'what the call credited or took back',
    }),
    replayedAt: nullableTime,
    replayedBy: nullableText,
    answered: Type.Union([Type.Object({ status: Type.Integer(), body: Type.String() }), Type.Null()]),
    raw: Type.Object({
      method: Type.String(),
      target: Type.String(),
      headers: Type.Record(Type.String(), Type.String()),
      body: Type.String(),
      address: Type.String(),
    }),
  },
  { $id: 'Postback' },
);

export const Replay = Type.Object(
  {
    isDry: Type.Boolean(),
    verdict: Verdict,
    outcome: nullableText,
    transaction: nullableText,
    memberId: nullableText,
    amount: nullableMoney,
    reason: nullableText,
    detail: nullableText,
  },
  { $id: 'Replay' },
);

/** A day stands for its beginning (UTC). */
const Moment = Type.Union([Time, Type.String({ format: 'date' })]);
const filter = {
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^[^\\u0000-\\u001f\\u007f]*$',
      description: 'a transaction, a member’s name or id, a postback’s id',
    }),
  ),
  provider: Type.Optional(Type.String({ maxLength: 40 })),
  verdict: Type.Optional(Verdict),
  reason: Type.Optional(Type.String({ maxLength: 40 })),
  alert: Type.Optional(Type.Boolean({ description: 'true: only those that were credited and should be looked at' })),
  since: Type.Optional(Moment),
  until: Type.Optional(Moment),
  sort: Type.Unsafe<'newest' | 'oldest'>({ type: 'string', enum: ['newest', 'oldest'], default: 'newest' }),
};

export const PostbackFilter = Type.Object(filter);
export type PostbackFilter = Static<typeof PostbackFilter>;
/** Earn takes instants only. */
export function asInstants<Period extends { since?: string; until?: string }>(query: Period): Period {
  const instant = (moment: string) => (moment.includes('T') ? moment : `${moment}T00:00:00Z`);
  const { since, until } = query;
  return { ...query, ...(since !== undefined && { since: instant(since) }), ...(until !== undefined && { until: instant(until) }) };
}

export const PostbackPeriod = Type.Pick(PostbackFilter, ['provider', 'since', 'until']);
export const PostbackQuery = Type.Object({
  ...filter,
  cursor: Type.Optional(Type.String()),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
});

const count = Type.Integer({ minimum: 0 });
export const PostbackCounts = Type.Object(
  {
    counts: Type.Array(Type.Object({ verdict: Type.Union([Verdict, Type.Null()]), reason: nullableText, count })),
    reversed: Type.Integer({ minimum: 0, description: 'of the accepted ones' }),
    alerts: Type.Integer({ minimum: 0, description: 'of the accepted ones' }),
  },
  { $id: 'PostbackCounts' },
);
