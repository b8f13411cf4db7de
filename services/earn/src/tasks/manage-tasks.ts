import { type Database, parseMoney, type Transaction } from '@facet/service-kit';
import type { Task } from './task.ts';
import { taskErrors } from './task-errors.ts';

const MOST_HUNDREDTHS = 1_000_000n;

export interface NewTask {
  /** UUIDv7 of the caller: the same call again is answered with the task that it made. */
  id: string;
  title: string;
  link: string;
  reward: string | number;
  isActive?: boolean;
  isRealReward?: boolean;
}

/** As operators see it. */
export interface ListedTask extends Task {
  created_at: Date;
  completed_count: bigint;
  paid_count: bigint;
}

/** @throws task_fields_missing, task_reward_invalid, task_link_invalid, bad_request (reward) */
export async function createTask(transaction: Transaction, task: NewTask, by: string): Promise<ListedTask> {
  const [title, link] = [task.title.trim(), task.link.trim()];
  if (title === '' || link === '') throw taskErrors('task_fields_missing', 'Please fill in all fields');
  if (!(URL.canParse(link) && new URL(link).protocol === 'https:'))
    throw taskErrors('task_link_invalid', 'The link must begin with https://');
  const reward = parseMoney(task.reward, 'reward');
  if (reward < 1n || reward > MOST_HUNDREDTHS) throw taskErrors('task_reward_invalid', 'Please enter a valid reward amount');
  const { id } = task;
  await transaction('social_tasks')
    .insert({
      id,
      title,
      link: new URL(link).href,
      reward_hundredths: reward.toString(),
      is_active: task.isActive ?? true,
      is_real_reward: task.isRealReward ?? true,
      created_by: by,
    })
    .onConflict('id')
    .ignore();
  return readTask(transaction, id);
}

/** With how many completed it, and how many of them were paid. */
export function listedTasks(database: Database | Transaction) {
  const completed = database('task_progress').whereRaw('task_id = social_tasks.id and completed_at is not null');
  return database('social_tasks')
    .select('social_tasks.*', completed.clone().count('*').as('completed_count'), completed.count('earning_id').as('paid_count'))
    .whereNull('deleted_at');
}

/** @throws task_not_found */
async function readTask(database: Database | Transaction, id: string): Promise<ListedTask> {
  const row = (await listedTasks(database).where({ id }).first()) as ListedTask | undefined;
  if (row === undefined) throw taskErrors('task_not_found', 'There is no such task');
  return row;
}

/** Members no longer see it; who completed it keeps the reward. Returns it as it was. @throws task_not_found */
export async function deleteTask(transaction: Transaction, id: string, by: string): Promise<ListedTask> {
  // Lock first, read after: what is read in the locking statement itself may be older than the lock.
  await transaction('social_tasks').where({ id }).forUpdate().first('id');
  const before = await readTask(transaction, id);
  await transaction('social_tasks')
    .where({ id })
    .update({ deleted_at: transaction.raw('clock_timestamp()'), deleted_by: by });
  return before;
}
