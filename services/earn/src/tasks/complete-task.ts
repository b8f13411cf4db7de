import { sentence } from '@facet/money-kit';
import { databaseTime, formatMoney, inTransaction, type Kit, type Transaction } from '@facet/service-kit';
import { promiseEarning } from '../earnings/index.ts';
import { answerOnce } from '../requests/index.ts';
import { rewardOf, Task, WAIT_SECONDS } from './task.ts';
import { taskErrors } from './task-errors.ts';
import { TaskProgress } from './task-progress.ts';

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

interface Progress extends Pick<TaskProgress, 'completedAt' | 'promisedHundredths'> {
  waitSeconds: number;
}

/**
 * Completes a task that was started at least ten seconds ago by the database's clock, once for each member, and
 * promises its reward in the same transaction; a paused one too, for who had started it. @throws task_not_found,
 * task_not_started, task_too_early, task_completed.
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
  const task = await Task.query(transaction).findById(taskId).whereNull('deleted_at');
  if (!task || (!task.isActive && !progress))
    throw taskErrors('task_not_found', 'This task is no longer available. Please choose another one.');
  assertReady(progress);
  const reward = rewardOf(task, progress.promisedHundredths);
  const promised =
    reward > 0n
      ? await promiseEarning(transaction, outbox, {
          member_id: memberId,
          source: 'task',
          key: `task:${taskId}`,
          label: sentence('task.completed', { title: task.title }),
          amount_hundredths: reward,
        })
      : null;
  await TaskProgress.query(transaction)
    .findById([memberId, taskId])
    .patch({ completedAt: databaseTime, paidHundredths: reward, earningId: promised?.earningId ?? null });
  return { reward: formatMoney(reward || task.rewardHundredths), messageId: promised?.messageId ?? null };
}

function lockProgress(transaction: Transaction, memberId: string, taskId: string): Promise<Progress | undefined> {
  const wait = 'greatest(0, ceil(? - extract(epoch from clock_timestamp() - started_at)))::int as wait_seconds';
  return TaskProgress.query(transaction)
    .findById([memberId, taskId])
    .select('completed_at', 'promised_hundredths', transaction.raw(wait, [WAIT_SECONDS]))
    .forUpdate()
    .castTo<Progress | undefined>()
    .execute();
}

function assertReady(progress: Progress | undefined): asserts progress {
  if (progress === undefined) throw taskErrors('task_not_started', 'Follow the link first, then complete the task.');
  if (progress.completedAt !== null) throw taskErrors('task_completed', 'You have already completed this task.');
  if (progress.waitSeconds > 0)
    throw taskErrors(
      'task_too_early',
      `Keep the page open for another ${progress.waitSeconds} ${progress.waitSeconds === 1 ? 'second' : 'seconds'}.`,
      {
        retryAfterSeconds: progress.waitSeconds,
      },
    );
}
