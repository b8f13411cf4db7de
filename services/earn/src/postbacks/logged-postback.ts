import { formatMoney, MoneyText, type Static, Type } from '@facet/service-kit';
import { catalogue, providerLabel, revenueText, signsRevenue, type Reply } from '../walls/index.ts';
import { maskedCall } from './masked-call.ts';
import type { PostbackRecord } from './postback-record.ts';
import type { Settlement } from './postback.ts';
import { replyTo } from './reply-to.ts';

/** As the operators' log reads it, with the earning that it led to. */
export interface LoggedPostback extends PostbackRecord {
  earningId: string | null;
  earningState: string | null;
  /** Of the earning, millionths of a dollar. */
  revenueMicros: bigint | null;
  /** The member's name, where they are known. */
  username: string | null;
  /** Of its wall for its transaction; 0 where it has none. */
  calls: number;
}

/** Whoever calls more often than this is not counted on. */
export const CALLS_MOST = 100;

const Time = Type.String({ format: 'date-time' });
const nullableText = Type.Union([Type.String(), Type.Null()]);
const nullableTime = Type.Union([Time, Type.Null()]);

export const verdicts = ['accepted', 'duplicate', 'noted', 'refused'] as const;

const Revenue = Type.Object({
  amount: Type.String({ pattern: String.raw`^\d+\.\d{2,6}$`, description: 'US$, to the millionth', examples: ['0.50'] }),
  isSigned: Type.Boolean({ description: 'whether its signature covers it: an unsigned one is only a hint' }),
});

export const PostbackView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    provider: Type.Object({ id: Type.String(), label: Type.String() }),
    receivedAt: Time,
    verdict: Type.Union([Type.Unsafe<Settlement['verdict']>({ type: 'string', enum: verdicts }), Type.Null()], {
      description: 'null: not decided yet',
    }),
    outcome: nullableText,
    transaction: nullableText,
    memberId: nullableText,
    username: nullableText,
    amount: Type.Union([MoneyText, Type.Null()]),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'of a refusal' }),
    detail: nullableText,
    alert: Type.Union([Type.String(), Type.Null()], {
      description: 'to be looked at: credited all the same, or noted until an operator decides',
    }),
    settledAt: nullableTime,
    earning: Type.Union([Type.Object({ id: Type.String(), state: Type.String() }), Type.Null()], {
      description: 'what the call credited or took back',
    }),
    revenue: Type.Union([Revenue, Type.Null()], {
      description: 'what the wall said that it pays us for that earning; null: it did not say, or there is no earning',
    }),
    calls: Type.Union([Type.Integer({ minimum: 1, maximum: CALLS_MOST }), Type.Null()], {
      description: `kept calls of the wall for this transaction, with this one; ${CALLS_MOST}: or more; null: it names none`,
    }),
    replayedAt: nullableTime,
    replayedBy: nullableText,
    answered: Type.Union([Type.Object({ status: Type.Integer(), body: Type.String() }), Type.Null()], {
      description: 'what the provider is told for this verdict',
    }),
    raw: Type.Object(
      {
        method: Type.String(),
        target: Type.String(),
        headers: Type.Record(Type.String(), Type.String()),
        body: Type.String({ description: 'as UTF-8' }),
        address: Type.String(),
      },
      { description: 'the call as it came, but for its token and its signature' },
    ),
  },
  { $id: 'Postback' },
);

export function presentPostback(row: LoggedPostback): Static<typeof PostbackView> {
  return {
    id: row.id,
    provider: { id: row.wall, label: providerLabel(row.wall) },
    receivedAt: row.receivedAt.toISOString(),
    verdict: row.verdict,
    outcome: row.outcome,
    transaction: row.transaction,
    memberId: row.memberId,
    username: row.username,
    amount: row.amountHundredths === null ? null : formatMoney(row.amountHundredths),
    reason: row.reason,
    detail: row.detail,
    alert: row.verdict === 'accepted' || row.verdict === 'noted' ? row.alert : null,
    settledAt: row.settledAt?.toISOString() ?? null,
    earning: row.earningId === null ? null : { id: row.earningId, state: row.earningState ?? '' },
    revenue: revenueOf(row),
    calls: row.calls === 0 ? null : row.calls,
    replayedAt: row.replayedAt?.toISOString() ?? null,
    replayedBy: row.replayedBy,
    answered: answerOf(row),
    raw: { method: row.method, ...maskedCall(row), address: row.address },
  };
}

function revenueOf({ wall, revenueMicros: micros }: LoggedPostback): Static<typeof Revenue> | null {
  const recipe = catalogue.get(wall);
  return micros === null ? null : { amount: revenueText(micros), isSigned: recipe !== undefined && signsRevenue(recipe) };
}

function answerOf({ wall, verdict, reason }: LoggedPostback): Reply | null {
  const recipe = catalogue.get(wall);
  return verdict === null || recipe === undefined ? null : replyTo(recipe, { verdict, reason });
}
