import { formatMoney, MoneyText, type Static, Type } from '@facet/service-kit';
import type { ListedTask } from './manage-tasks.ts';

/** A task as operators see it. */
export const OperatorTaskView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    title: Type.String(),
    link: Type.String(),
    reward: MoneyText,
    isActive: Type.Boolean({ description: 'members see it' }),
    isRealReward: Type.Boolean({ description: 'false: the amount is shown and not paid' }),
    completedCount: Type.Integer({ minimum: 0 }),
    paidOut: { ...MoneyText, description: 'R$ that its completions paid' },
    createdAt: Type.String({ format: 'date-time' }),
    version: Type.Integer({ description: 'another one after each edit; an edit tells the one that it saw' }),
  },
  { $id: 'OperatorTask' },
);

export function presentTask(task: ListedTask): Static<typeof OperatorTaskView> {
  return {
    id: task.id,
    title: task.title,
    link: task.link,
    reward: formatMoney(task.rewardHundredths),
    isActive: task.isActive,
    isRealReward: task.isRealReward,
    completedCount: Number(task.completedCount),
    paidOut: formatMoney(task.paidHundredths),
    createdAt: task.createdAt.toISOString(),
    version: task.version,
  };
}
