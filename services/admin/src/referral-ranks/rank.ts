import { MoneyInput, MoneyText, Type } from '@facet/service-kit';

export const Rank = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    bonusPercentage: Type.Number({ description: 'percent of what a referred member earns' }),
    requiredEarnings: MoneyText,
    color: Type.String({ description: '#rrggbb' }),
  },
  { $id: 'Rank' },
);

export const HeldRank = Type.Object(
  { ...Rank.properties, members: Type.Integer({ minimum: 0, description: 'how many have it' }) },
  { $id: 'HeldRank' },
);

export const RankEdit = Type.Object(
  {
    bonusPercentage: Type.Union([Type.Number(), Type.String({ maxLength: 10 })], { description: '0 to 100, in steps of 0.1' }),
    requiredEarnings: MoneyInput,
    color: Type.String({ maxLength: 10 }),
    expected: Type.Optional(
      Type.Object(
        { bonusPercentage: Type.Number(), requiredEarnings: Type.String({ maxLength: 20 }), color: Type.String({ maxLength: 10 }) },
        { additionalProperties: false, description: 'the rank as it was seen: 409 rank_changed when somebody else was quicker' },
      ),
    ),
  },
  { additionalProperties: false },
);

export const ReferralSummary = Type.Object(
  {
    paidThisMonth: { ...MoneyText, description: 'UTC' },
    paidLastMonth: MoneyText,
    referredMembers: Type.Integer(),
    largest: Type.Union([
      Type.Object({ memberId: Type.String(), username: Type.Union([Type.String(), Type.Null()]), total: MoneyText }),
      Type.Null(),
    ]),
  },
  { $id: 'ReferralSummary' },
);
