import { type Database, databaseTime, parseMoney, type QueryOf, type Transaction } from '@facet/service-kit';
import { Task } from './task.ts';
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
  completedCount: bigint;
  paidCount: bigint;
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
  const fields = {
    id,
    title,
    link: new URL(link).href,
    rewardHundredths: reward,
    isActive: task.isActive ?? true,
    isRealReward: task.isRealReward ?? true,
    createdBy: by,
  };
  await Task.insertNew(transaction, fields, 'id');
  return readTask(transaction, id);
}

/** With how many completed it, and how many of them were paid. */
export function listedTasks(database: Database | Transaction): QueryOf<ListedTask> {
  const completed = () => Task.relatedQuery('progress').whereNotNull('completed_at');
  const listed = Task.query(database)
    .select('social_tasks.*', completed().count('*').as('completed_count'), completed().count('earning_id').as('paid_count'))
    .whereNull('deleted_at');
  return listed as unknown as QueryOf<ListedTask>;
}

/** @throws task_not_found */
async function readTask(database: Database | Transaction, id: string): Promise<ListedTask> {
  const task = await listedTasks(database).findById(id);
  if (task === undefined) throw taskErrors('task_not_found', 'There is no such task');
  return task;
}

/** Members no longer see it; who completed it keeps the reward. Returns it as it was. @throws task_not_found */
export async function deleteTask(transaction: Transaction, id: string, by: string): Promise<ListedTask> {
  // Lock first, read after: what is read in the locking statement itself may be older than the lock.
  await Task.query(transaction).findById(id).forUpdate();
  const before = await readTask(transaction, id);
  await Task.query(transaction).findById(id).patch({ deletedAt: databaseTime, deletedBy: by });
  return before;
}
