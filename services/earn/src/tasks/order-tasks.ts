import type { Transaction } from '@facet/service-kit';
import { isDeepStrictEqual } from 'node:util';
import { Task } from './task.ts';
import { taskErrors } from './task-errors.ts';

/** Ids, the first at the top. */
interface Order {
  ids: string[];
  /** As it was when the operator began. */
  seen: string[];
}

/** In which order members see the tasks; the same order again changes nothing. @throws task_order_changed */
export async function orderTasks(transaction: Transaction, { ids, seen }: Order): Promise<{ before: Task[]; after: Task[] }> {
  // One after the other, also against a task that is made meanwhile.
  await transaction.raw('lock table social_tasks in share row exclusive mode');
  const before = await Task.query(transaction).whereNull('deleted_at').orderBy(['position', 'id']);
  const now = before.map(({ id }) => id);
  if (isDeepStrictEqual(now, ids)) return { before, after: before };
  if (!isDeepStrictEqual(now, seen) || !isDeepStrictEqual(ids.toSorted(), now.toSorted()))
    throw taskErrors('task_order_changed', 'Someone made, deleted or moved a task in the meantime. Check the order again before you save.');
  await transaction.raw(
    `update social_tasks t set position = o.position
     from unnest(?::uuid[]) with ordinality as o (id, position) where t.id = o.id`,
    [ids],
  );
  const byId = new Map(before.map((task) => [task.id, task]));
  return { before, after: ids.flatMap((id) => byId.get(id) ?? []) };
}
