import type { Database } from '@facet/service-kit';
import { listTasks } from './list-tasks.ts';
import type { MemberTask } from './task.ts';
import { taskErrors } from './task-errors.ts';

/** Notes when the member first followed the link; again begins nothing anew. @throws task_not_found, task_completed. */
export async function startTask(database: Database, memberId: string, taskId: string): Promise<MemberTask> {
  const { rows } = await database.raw<{ rows: { task_id: string }[] }>(
    `insert into task_progress (member_id, task_id, promised_hundredths)
     select ?, id, case when is_real_reward then reward_hundredths else 0 end from social_tasks
     where id = ? and is_active and deleted_at is null
     on conflict (member_id, task_id) do update
       set promised_hundredths = greatest(task_progress.promised_hundredths, excluded.promised_hundredths)
     returning task_id`,
    [memberId, taskId],
  );
  const [task] = rows.length === 0 ? [] : await listTasks(database, memberId, taskId);
  if (task === undefined) throw taskErrors('task_not_found', 'This task is no longer available. Please choose another one.');
  if (task.completedAt !== null) throw taskErrors('task_completed', 'You have already completed this task.');
  return task;
}
