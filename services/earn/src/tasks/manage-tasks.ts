import { type Database, databaseTime, type QueryOf, type Transaction } from '@facet/service-kit';
import { Task } from './task.ts';
import { taskErrors } from './task-errors.ts';
import { taskFields, type TaskInput } from './task-fields.ts';

export interface NewTask extends TaskInput {
  /** UUIDv7 of the caller: the same call again is answered with the task that it made. */
  id: string;
  isActive?: boolean;
}

/** As operators see it. */
export interface ListedTask extends Task {
  completedCount: bigint;
  paidHundredths: bigint;
}

/** It comes before all others. @throws what taskFields throws */
export async function createTask(
  transaction: Transaction,
  { id, isActive = true, ...task }: NewTask,
  by: string,
): Promise<{ created: ListedTask; isKnown: boolean }> {
  const position = transaction.raw('(select coalesce(min(position), 0) - 1 from social_tasks)') as unknown as number;
  const made = await Task.insertNew(transaction, { ...taskFields(task), id, isActive, position, createdBy: by }, 'id');
  return { created: await readTask(transaction, id), isKnown: !made };
}

/** With how many completed it, and what they were paid. */
export function listedTasks(database: Database | Transaction): QueryOf<ListedTask> {
  const completed = () => Task.relatedQuery('progress').whereNotNull('completed_at');
  const paid = completed().select(database.raw('coalesce(sum(paid_hundredths), 0)::bigint'));
  const listed = Task.query(database)
    .select('social_tasks.*', completed().count('*').as('completed_count'), paid.as('paid_hundredths'))
    .whereNull('deleted_at');
  return listed as unknown as QueryOf<ListedTask>;
}

/** @throws task_not_found */
export async function readTask(database: Database | Transaction, id: string): Promise<ListedTask> {
  const task = await listedTasks(database).findById(id);
  if (task === undefined) throw taskErrors('task_not_found', 'There is no such task');
  return task;
}

/** As it is now, and until the transaction ends. @throws task_not_found */
export async function lockTask(transaction: Transaction, id: string): Promise<ListedTask> {
  // Lock first, read after: what is read in the locking statement itself may be older than the lock.
  await Task.query(transaction).findById(id).forUpdate();
  return readTask(transaction, id);
}

/** Members no longer see it; who completed it keeps the reward. Returns it as it was. @throws task_not_found */
export async function deleteTask(transaction: Transaction, id: string, by: string): Promise<ListedTask> {
  const before = await lockTask(transaction, id);
  await Task.query(transaction).findById(id).patch({ deletedAt: databaseTime, deletedBy: by });
  return before;
}
