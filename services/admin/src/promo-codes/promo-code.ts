import { MoneyInput, MoneyText, Type } from '@facet/service-kit';
import { listQuery } from '../list-query.ts';

const Time = Type.String({ format: 'date-time' });

export const PromoCode = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    reward: MoneyText,
    maxUses: Type.Union([Type.Integer(), Type.Null()], { description: 'null: no limit' }),
    currentUses: Type.Integer(),
    expiresAt: Type.Union([Time, Type.Null()], { description: 'null: never' }),
    isActive: Type.Boolean({ description: 'the switch' }),
    state: Type.Unsafe<'active' | 'inactive' | 'expired' | 'used_up'>({
      type: 'string',
      enum: ['active', 'inactive', 'expired', 'used_up'],
      description: 'active: members can redeem it now',
    }),
    paidOut: { ...MoneyText, description: 'R$ that its uses paid' },
    createdAt: Time,
    createdBy: Type.String(),
  },
  { $id: 'PromoCode' },
);

export const NewPromoCode = Type.Object(
  {
    code: Type.String({ maxLength: 60, description: 'upper case; at most 40 signs without blanks' }),
    reward: MoneyInput,
    maxUses: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), Type.Null()])),
    expiresAt: Type.Optional(Type.Union([Time, Type.Null()])),
  },
  { additionalProperties: false },
);

const filter = {
  ...listQuery(['newest', 'oldest', 'code', '-code', 'reward', '-reward', 'uses', '-uses', 'expiresAt', '-expiresAt']),
  state: Type.Optional(Type.Unsafe<'active' | 'ended'>({ type: 'string', enum: ['active', 'ended'] })),
};
export const PromoQuery = Type.Object(filter, { additionalProperties: false });
export const PromoFilter = Type.Pick(PromoQuery, ['search', 'sort', 'state'], { additionalProperties: false });

const Count = Type.Integer({ minimum: 0 });
export const PromoCounts = Type.Object({ all: Count, active: Count, ended: Count }, { description: 'found by the search' });
