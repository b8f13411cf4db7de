import { MoneyText, Type } from '@facet/service-kit';
import { type DifferenceKind, differenceKinds } from './compare-statement.ts';

/** What passes the gateway in one call, with room for the rest of it. */
const TEXT_MAX = 120_000;
const count = Type.Integer({ minimum: 0 });
const Time = Type.String({ format: 'date-time' });
const nullableText = Type.Union([Type.String(), Type.Null()]);
const nullableMoney = Type.Union([MoneyText, Type.Null()]);

const statement = {
  id: Type.String({ format: 'uuid' }),
  provider: Type.Object({ id: Type.String(), label: Type.String() }),
  from: Time,
  to: Type.String({ format: 'date-time', description: 'no longer part of the period' }),
  lines: count,
  said: MoneyText,
  here: MoneyText,
  agreed: count,
  missingHere: count,
  missingThere: count,
  different: count,
  enteredAt: Time,
  enteredBy: Type.String(),
};
export const WallStatement = Type.Object(statement, { $id: 'WallStatement' });

export const ComparedStatement = Type.Object(
  {
    ...statement,
    differences: Type.Array(
      Type.Object({
        kind: Type.Unsafe<DifferenceKind>({ type: 'string', enum: differenceKinds }),
        transaction: Type.String(),
        said: nullableMoney,
        here: nullableMoney,
        state: Type.Union([Type.String(), Type.Null()], { description: 'of the earning here' }),
        memberId: nullableText,
        earnedAt: nullableText,
      }),
      { description: 'the largest first, 1000 at most' },
    ),
  },
  { $id: 'ComparedStatement' },
);

export const StatementEntry = Type.Object(
  {
    provider: Type.String({ maxLength: 40 }),
    from: Time,
    to: Time,
    text: Type.String({
      maxLength: TEXT_MAX,
      description: 'lines of `transaction,amount` as the wall exports them; a first line may name the columns',
    }),
  },
  { additionalProperties: false },
);
