import { MoneyInput, MoneyText, Type } from '@facet/service-kit';
import { listQuery } from '../list-query.ts';

export const SocialTask = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    link: Type.String(),
    reward: MoneyText,
    isActive: Type.Boolean({ description: 'members see it' }),
    isRealReward: Type.Boolean({ description: 'false: the amount is shown and not paid' }),
    completedCount: Type.Integer(),
    paidOut: { ...MoneyText, description: 'R$ that its completions paid' },
    createdAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'SocialTask' },
);

export const NewSocialTask = Type.Object(
  {
    title: Type.String({ maxLength: 100 }),
    link: Type.String({ maxLength: 500, description: 'https' }),
    reward: MoneyInput,
    isActive: Type.Optional(Type.Boolean({ description: 'absent: true' })),
    isRealReward: Type.Optional(Type.Boolean({ description: 'absent: true' })),
  },
  { additionalProperties: false },
);

const states = ['active', 'inactive', 'not_paid_out'] as const;
export const TaskQuery = Type.Object(
  {
    ...listQuery(['newest', 'oldest', 'title', '-title', 'reward', '-reward']),
    state: Type.Optional(Type.Unsafe<(typeof states)[number]>({ type: 'string', enum: [...states] })),
  },
  { additionalProperties: false },
);
export const TaskFilter = Type.Pick(TaskQuery, ['search', 'sort', 'state'], { additionalProperties: false });

const Count = Type.Integer({ minimum: 0 });
export const TaskCounts = Type.Object({ all: Count, active: Count, notPaidOut: Count }, { description: 'found by the search' });
