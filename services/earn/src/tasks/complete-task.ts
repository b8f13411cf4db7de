import { formatMoney, inTransaction, type Kit, type Transaction } from '@facet/service-kit';
import { promiseEarning } from '../earnings/index.ts';
import { answerOnce } from '../requests/index.ts';
import { type Task, WAIT_SECONDS } from './task.ts';
import { taskErrors } from './task-errors.ts';

interface Completion {
  memberId: string;
  taskId: string;
  idempotencyKey: string | undefined;
}

interface Completed {
  /** R$, two decimals. */
  reward: string;
  /** The message to the wallet; null for a task that pays nothing. */
  messageId: string | null;
}

interface Progress {
  completed_at: Date | null;
  wait_seconds: number;
}

/**
 * Completes a task that was started at least ten seconds ago by the database's clock, once for each member, and promises its
 * reward in the same transaction. @throws task_not_found, task_not_started, task_too_early, task_completed.
 */
export function completeTask({ database, outbox }: Kit, { memberId, taskId, idempotencyKey }: Completion): Promise<Completed> {
  return inTransaction(database, (transaction) =>
    answerOnce(transaction, { memberId, key: idempotencyKey, request: `complete ${taskId}` }, () =>
      complete(transaction, outbox, memberId, taskId),
    ),
  );
}

async function complete(transaction: Transaction, outbox: Kit['outbox'], memberId: string, taskId: string): Promise<Completed> {
  const progress = await lockProgress(transaction, memberId, taskId);
  const task = await transaction<Task>('social_tasks').where({ id: taskId, is_active: true }).whereNull('deleted_at').first();
  if (task === undefined) throw taskErrors('task_not_found', 'This task is no longer available');
  assertReady(progress);
  const promised = task.is_real_reward
    ? await promiseEarning(transaction, outbox, {
        member_id: memberId,
        source: 'task',
        key: `task:${taskId}`,
        label: `Social task · ${task.title}`,
        amount_hundredths: task.reward_hundredths,
      })
    : null;
  await transaction('task_progress')
    .where({ member_id: memberId, task_id: taskId })
    .update({ completed_at: transaction.raw('clock_timestamp()'), earning_id: promised?.earningId ?? null });
  return { reward: formatMoney(task.reward_hundredths), messageId: promised?.messageId ?? null };
}

async function lockProgress(transaction: Transaction, memberId: string, taskId: string): Promise<Progress | undefined> {
  const { rows } = await transaction.raw<{ rows: Progress[] }>(
    `select completed_at, greatest(0, ceil(? - extract(epoch from clock_timestamp() - started_at)))::int as wait_seconds
     from task_progress where member_id = ? and task_id = ? for update`,
    [WAIT_SECONDS, memberId, taskId],
  );
  return rows[0];
}

function assertReady(progress: Progress | undefined): void {
  if (progress === undefined) throw taskErrors('task_not_started', 'Follow the link first');
  if (progress.completed_at !== null) throw taskErrors('task_completed', 'You have already completed this task');
  if (progress.wait_seconds > 0)
    throw taskErrors('task_too_early', `Keep the page open for another ${progress.wait_seconds} seconds`, {
      retryAfterSeconds: progress.wait_seconds,
    });
}
