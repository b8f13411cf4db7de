import { MoneyText, Type } from '@facet/service-kit';
import { groupStandings, type GroupStanding } from './group-standing.ts';
import { unavailabilities, type Unavailability } from './find-unavailable.ts';
import { details, payoutStates, statuses, type Detail, type PayoutState, type Status } from './withdrawal.ts';

const NullableText = Type.Union([Type.String(), Type.Null()]);

/** A withdrawal as its member sees it. */
export const withdrawalFields = {
  id: Type.String(),
  userId: Type.String(),
  username: NullableText,
  amount: MoneyText,
  status: Type.Unsafe<Status>({ type: 'string', enum: statuses }),
  payoutState: Type.Unsafe<PayoutState>({ type: 'string', enum: payoutStates }),
  detail: Type.Unsafe<Detail>({
    type: 'string',
    enum: [...details],
    description: 'what the member is shown: who ended a failed one, the member (cancelled) or an operator (refused)',
  }),
  type: Type.Unsafe<'normal' | 'test'>({ type: 'string', enum: ['normal', 'test'] }),
  gamepassName: Type.String(),
  experienceName: NullableText,
  gamepassId: Type.String(),
  gamepassLink: Type.String(),
  platformSharePercent: Type.Optional(
    Type.Integer({ description: 'what the platform keeps of the sale, as it was when this was requested; absent: not known' }),
  ),
  cancellable: Type.Boolean({ description: 'nobody has begun to pay it' }),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'why it was rejected, in the operator’s words' }),
  createdAt: Type.String({ format: 'date-time' }),
  processedAt: Type.Union([Type.String(), Type.Null()], { description: 'when it was paid, rejected or cancelled' }),
};
export const WithdrawalAnswer = Type.Object(withdrawalFields, { $id: 'Withdrawal' });

export const Requested = Type.Object({ success: Type.Literal(true), message: Type.String(), withdrawal: WithdrawalAnswer });
export const History = Type.Object({ withdrawals: Type.Array(WithdrawalAnswer) });

const NullableTime = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
export const Receipt = Type.Object(
  {
    withdrawal: WithdrawalAnswer,
    approvedAt: { ...NullableTime, description: 'when an operator let it be paid; null: not yet, or it ended otherwise' },
    queuedAt: {
      ...NullableTime,
      description: 'since when it had its place among those to be bought; null: bought without waiting, or not approved',
    },
  },
  { $id: 'Receipt' },
);

export const Experience = Type.Object({ experienceId: Type.String(), placeId: Type.String(), name: Type.String() }, { $id: 'Experience' });
export const Experiences = Type.Object({ experiences: Type.Array(Experience), message: Type.String() });

export const Gamepass = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    displayName: Type.String(),
    description: Type.String(),
    price: MoneyText,
    unavailable: Type.Unsafe<Unavailability | null>({
      anyOf: [{ type: 'string', enum: [...unavailabilities] }, { type: 'null' }],
      description: 'why no withdrawal goes through it now: an open one has it, or we bought it before; null: one may',
    }),
  },
  { $id: 'Gamepass' },
);
export const Gamepasses = Type.Object({ gamepasses: Type.Array(Gamepass) });

export const GroupAnswer = Type.Object({
  group: Type.Unsafe<GroupStanding>({
    type: 'string',
    enum: [...groupStandings],
    description: 'missing: the member has to join the group (setting roblox_group_link) before a withdrawal',
  }),
});
