import { MoneyText, Type } from '@facet/service-kit';

const nullableText = Type.Union([Type.String(), Type.Null()]);
const count = Type.Integer({ minimum: 0 });

const OpenPayout = Type.Object({
  id: Type.String(),
  userId: Type.String(),
  username: nullableText,
  amount: MoneyText,
  type: Type.String({ description: 'normal or test' }),
  payoutState: Type.String(),
  gamepassLink: Type.String(),
  createdAt: Type.String({ format: 'date-time' }),
  changedAt: Type.String({ format: 'date-time' }),
  decidedBy: nullableText,
  note: Type.Union([Type.String(), Type.Null()], { description: 'why the last try did not pay' }),
});

const Stop = Type.Union([Type.Object({ since: Type.String(), faults: Type.Integer(), checks: Type.Array(Type.String()) }), Type.Null()], {
  description: 'the checks that failed: nothing is paid until an audit has run each of them and found nothing',
});

export const PayoutBoard = Type.Object(
  {
    stopped: Stop,
    spentToday: MoneyText,
    dailyCap: Type.Union([MoneyText, Type.Null()], { description: 'null: not known, so that nothing is paid' }),
    held: count,
    queued: count,
    oldestHeldAt: nullableText,
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
    processingCount: count,
    unknownCount: count,
    unknown: Type.Array(OpenPayout, { description: 'the oldest 100 of each type' }),
    processing: Type.Array(OpenPayout, { description: 'the oldest 100 of each type' }),
    paidByHour: Type.Array(Type.Object({ start: Type.String({ format: 'date-time' }), amount: MoneyText, count }), {
      description: 'the last 24 hours, oldest first, without gaps',
    }),
  },
  { $id: 'PayoutBoard' },
);

export const WalletAudits = Type.Object(
  {
    running: Type.Boolean(),
    stopped: Stop,
    audits: Type.Array(
      Type.Object({
        id: Type.String(),
        scope: Type.String({ description: 'all, or new: what changed since the last one' }),
        takenAt: Type.String({ format: 'date-time' }),
        finishedAt: Type.String({ format: 'date-time' }),
        faults: Type.Integer(),
        findings: Type.Array(
          Type.Object({
            check: Type.String(),
            faults: Type.Integer(),
            examples: Type.Array(Type.Object({ memberId: nullableText, detail: Type.String() })),
          }),
        ),
        notRun: Type.Array(Type.Object({ check: Type.String(), reason: Type.String() }), {
          description: 'checks that could not look, as their service was away: neither clean nor a fault',
        }),
      }),
    ),
  },
  { $id: 'WalletAudits' },
);
