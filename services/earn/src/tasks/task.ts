import { formatMoney, MoneyText, RecordModel, type Static, Type } from '@facet/service-kit';
import { TaskProgress } from './task-progress.ts';

/** How long the followed link must have been open. */
export const WAIT_SECONDS = 10;

/** A link that members follow. A deleted one stays for those who were paid for it. */
export class Task extends RecordModel {
  static override tableName = 'social_tasks';
  static override relationMappings = {
    progress: {
      relation: RecordModel.HasManyRelation,
      modelClass: TaskProgress,
      join: { from: 'social_tasks.id', to: 'task_progress.task_id' },
    },
  };

  /** UUIDv7 */
  declare id: string;
  declare title: string;
  declare link: string;
  declare rewardHundredths: bigint;
  declare isActive: boolean;
  /** False: the amount is shown and not paid. */
  declare isRealReward: boolean;
  declare createdAt: Date;
  declare createdBy: string;
  declare deletedAt: Date | null;
  declare deletedBy: string | null;
  /** How often it was edited, and by whom the last time. */
  /** In the operators' order, the lowest at the top. */
  declare position: number;
  declare version: number;
  declare editedBy: string | null;
}

/** A task with how far the member is; the seconds are the database's. */
export interface MemberTask extends Pick<Task, 'id' | 'title' | 'link' | 'rewardHundredths' | 'isActive' | 'isRealReward'> {
  startedAt: Date | null;
  completedAt: Date | null;
  waitSeconds: number | null;
  promisedHundredths: bigint;
  paidHundredths: bigint;
}

/** What it pays now, and no less than when the member followed its link; 0 for one that pays nothing. */
export function rewardOf({ isRealReward, rewardHundredths }: Pick<Task, 'isRealReward' | 'rewardHundredths'>, promised: bigint): bigint {
  const paid = isRealReward ? rewardHundredths : 0n;
  return paid > promised ? paid : promised;
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
  const reward = task.completedAt === null ? rewardOf(task, task.promisedHundredths) : task.paidHundredths;
  const isStarted = task.startedAt !== null && task.completedAt === null;
  return {
    id: task.id,
    title: task.title,
    link: task.link,
    reward: formatMoney(reward || task.rewardHundredths),
    isActive: task.isActive,
    isRealReward: reward > 0n,
    state: task.completedAt !== null ? 'completed' : isStarted ? 'started' : 'open',
    waitSeconds: isStarted ? task.waitSeconds : null,
    completedAt: task.completedAt?.toISOString() ?? null,
  };
}
