import { MoneyText, Type } from '@facet/service-kit';
import { REFUSALS, type RefusalCode } from './closing-errors.ts';
import { MonthText } from './month.ts';

const Time = Type.String({ format: 'date-time' });
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256, hex', examples: ['ab'.repeat(32)] });
const Nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Signed = (description: string) => Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description, examples: ['12.50'] });

const Owed = Type.Object(
  {
    available: MoneyText,
    held: MoneyText,
    total: Type.Unsafe<string>({ ...MoneyText, description: 'available and held: the reserve that is needed' }),
    debts: Type.Unsafe<string>({ ...MoneyText, description: 'what members owe; not taken off' }),
  },
  { $id: 'OwedAtMonthEnd', description: 'to members, at its end' },
);
const Flow = Type.Object(
  {
    fromWalls: Signed('credited, less what was reversed'),
    otherwise: Signed('what members got else, without games'),
    paidOut: MoneyText,
    houseResult: Signed('staked less won'),
  },
  { $id: 'FlowOfMonth' },
);
const Position = Type.Object({
  at: Type.String({ description: 'to the microsecond', examples: ['2026-10-01T00:00:01.123456Z'] }),
  id: Type.String(),
});

export const MonthContent = Type.Object(
  {
    format: Type.Literal('facet.monthly-closing.v1'),
    month: MonthText,
    from: Time,
    until: Type.Unsafe<string>({ ...Time, description: 'no part of it' }),
    closedBy: Nullable(Type.String()),
    closedAt: Nullable(Time),
    previousHash: Type.Unsafe<string>({ ...Hash, description: 'of the month before, zeros before the first' }),
    root: Nullable(
      Type.Object({ day: Type.String({ format: 'date' }), root: Hash }, { description: 'the published root of its last day' }),
    ),
    transfers: Type.Integer(),
    first: Nullable(Position),
    last: Nullable(Position),
    owed: Owed,
    flow: Flow,
    withdrawalsPaid: Type.Object({
      count: Type.Integer(),
      amount: MoneyText,
      platformShare: Type.Unsafe<string>({ ...MoneyText, description: 'what the game platform kept of these sales' }),
      withoutShare: Type.Integer({ description: 'of how many it is not known, and not in platformShare' }),
    }),
    accounts: Type.Array(
      Type.Object({
        account: Type.String({ description: 'available and debt are all members together' }),
        opening: Signed('credits less debits'),
        in: MoneyText,
        out: MoneyText,
        closing: Signed('opening and in, less out'),
      }),
    ),
    lines: Type.Array(
      Type.Object({
        type: Type.String(),
        undo: Type.Boolean({ description: 'a void or a reversal of what is named so' }),
        debitAccount: Type.String(),
        creditAccount: Type.String(),
        transfers: Type.Integer(),
        amount: MoneyText,
      }),
    ),
  },
  { $id: 'MonthContent' },
);

export const MonthFile = Type.Object(
  {
    closed: Type.Boolean({ description: 'false: as it would be closed now; it may still change' }),
    hash: Nullable(Type.Unsafe<string>({ ...Hash, description: 'of `content` as it stands here: `jq -cj .content FILE | sha256sum`' })),
    content: MonthContent,
  },
  { $id: 'MonthFile' },
);

export const ClosedMonth = Type.Object(
  {
    month: MonthText,
    hash: Hash,
    closedBy: Type.String(),
    closedAt: Time,
    transfers: Type.Integer(),
    owed: Owed,
    flow: Flow,
  },
  { $id: 'ClosedMonth' },
);

export const Months = Type.Object(
  {
    open: Type.Array(
      Type.Object({
        month: MonthText,
        refusal: Nullable(
          Type.Object(
            {
              code: Type.Unsafe<RefusalCode>({ type: 'string', enum: Object.keys(REFUSALS) }),
              message: Type.String(),
              about: Type.Array(Type.String(), {
                description: 'which month comes first, which days have no root, which checks found something',
              }),
            },
            { description: 'why it cannot be closed now; null: it can' },
          ),
        ),
      }),
      { description: 'the newest first' },
    ),
    closed: Type.Array(ClosedMonth, { description: 'the newest first' }),
  },
  { $id: 'Months' },
);
