import type { Transaction } from '@facet/service-kit';
import { lockTask, readTask, type ListedTask } from './manage-tasks.ts';
import { Task } from './task.ts';
import { taskErrors } from './task-errors.ts';
import { taskFields, type TaskInput } from './task-fields.ts';

export interface TaskEdit extends TaskInput {
  id: string;
  /** That the operator saw. */
  version: number;
}

interface Edited {
  before: ListedTask;
  after: ListedTask;
}

/**
 * Mends a task. Who completed it keeps what they got; who has followed its link gets no less than it paid then. The
 * same edit again changes nothing. @throws task_not_found, task_changed, and what taskFields throws
 */
export async function editTask(transaction: Transaction, { id, version, ...input }: TaskEdit, by: string): Promise<Edited> {
  const fields = taskFields(input);
  const before = await lockTask(transaction, id);
  const isDone = (Object.keys(fields) as (keyof typeof fields)[]).every((name) => before[name] === fields[name]);
  if (isDone) return { before, after: before };
  if (before.version !== version)
    throw taskErrors('task_changed', `${before.editedBy ?? 'Someone'} changed this task in the meantime. Check it again before you save.`);
  await Task.query(transaction)
    .findById(id)
    .patch({ ...fields, version: version + 1, editedBy: by });
  return { before, after: await readTask(transaction, id) };
}

/**
 * Members see an active one; a paused one keeps its place, and those who have started it complete it. @throws
 * task_not_found
 */
export async function setTaskActive(transaction: Transaction, id: string, isActive: boolean): Promise<Edited> {
  const before = await lockTask(transaction, id);
  await Task.query(transaction).findById(id).patch({ isActive });
  return { before, after: await readTask(transaction, id) };
}
