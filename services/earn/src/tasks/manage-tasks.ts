import { type Database, parseMoney, uuidv7 } from '@facet/service-kit';
import type { Task } from './task.ts';
import { taskErrors } from './task-errors.ts';

const MOST_HUNDREDTHS = 1_000_000n;

export interface NewTask {
  title: string;
  link: string;
  reward: string | number;
  isActive?: boolean;
  isRealReward?: boolean;
}

/** @throws task_fields_missing, task_reward_invalid, task_link_invalid, bad_request (reward) */
export async function createTask(database: Database, task: NewTask, by: string): Promise<Task & { created_at: Date }> {
  const [title, link] = [task.title.trim(), task.link.trim()];
  if (title === '' || link === '') throw taskErrors('task_fields_missing', 'Please fill in all fields');
  if (!(URL.canParse(link) && new URL(link).protocol === 'https:'))
    throw taskErrors('task_link_invalid', 'The link must begin with https://');
  const reward = parseMoney(task.reward, 'reward');
  if (reward < 1n || reward > MOST_HUNDREDTHS) throw taskErrors('task_reward_invalid', 'Please enter a valid reward amount');
  const [row] = (await database('social_tasks')
    .insert({
      id: uuidv7(),
      title,
      link: new URL(link).href,
      reward_hundredths: reward.toString(),
      is_active: task.isActive ?? true,
      is_real_reward: task.isRealReward ?? true,
      created_by: by,
    })
    .returning('*')) as (Task & { created_at: Date })[];
  if (row === undefined) throw new Error('the task was not written');
  return row;
}

/** Members no longer see it; who completed it keeps his reward. @throws task_not_found */
export async function deleteTask(database: Database, id: string, by: string): Promise<void> {
  const changed = await database('social_tasks')
    .where({ id })
    .whereNull('deleted_at')
    .update({ deleted_at: database.raw('clock_timestamp()'), deleted_by: by });
  if (changed === 0) throw taskErrors('task_not_found', 'There is no such task');
}
