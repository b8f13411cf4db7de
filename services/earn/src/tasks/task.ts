import { formatMoney, MoneyText, type Static, Type } from '@facet/service-kit';

/** How long the followed link must have been open. */
export const WAIT_SECONDS = 10;

/** A row of `social_tasks`. */
export interface Task {
  /** UUIDv7 */
  id: string;
  title: string;
  link: string;
  reward_hundredths: bigint;
  is_active: boolean;
  is_real_reward: boolean;
}

/** A task with how far the member is; the seconds are the database's. */
export interface MemberTask extends Task {
  started_at: Date | null;
  completed_at: Date | null;
  wait_seconds: number | null;
}

export const TaskView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    title: Type.String(),
    link: Type.String({ description: 'https' }),
    reward: MoneyText,
    isActive: Type.Boolean(),
    isRealReward: Type.Boolean({ description: 'false: the amount is shown and not paid out' }),
    state: Type.Unsafe<'open' | 'started' | 'completed'>({ type: 'string', enum: ['open', 'started', 'completed'] }),
    waitSeconds: Type.Union([Type.Integer({ minimum: 0, maximum: WAIT_SECONDS }), Type.Null()], {
      description: 'of a started task: how long until it may be completed, by the server’s clock at the moment of the answer',
    }),
    completedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { $id: 'SocialTask' },
);

export function presentTask(task: MemberTask): Static<typeof TaskView> {
  const isStarted = task.started_at !== null && task.completed_at === null;
  return {
    id: task.id,
    title: task.title,
    link: task.link,
    reward: formatMoney(task.reward_hundredths),
    isActive: task.is_active,
    isRealReward: task.is_real_reward,
    state: task.completed_at !== null ? 'completed' : isStarted ? 'started' : 'open',
    waitSeconds: isStarted ? task.wait_seconds : null,
    completedAt: task.completed_at?.toISOString() ?? null,
  };
}
