import type { Database, Transaction } from '@facet/service-kit';
import { type MemberTask, WAIT_SECONDS } from './task.ts';

/**
 * The active tasks as this member sees them, and paused ones that they have started and not completed: in the
 * operators' order, at most 200; with `taskId` that one only.
 */
export async function listTasks(database: Database | Transaction, memberId: string, taskId?: string): Promise<MemberTask[]> {
  const { rows } = await database.raw<{ rows: MemberTask[] }>(
    `select t.id, t.title, t.link, t.reward_hundredths as "rewardHundredths", t.is_active as "isActive", t.is_real_reward as "isRealReward",
       coalesce(p.promised_hundredths, 0) as "promisedHundredths", coalesce(p.paid_hundredths, 0) as "paidHundredths",
       p.started_at as "startedAt", p.completed_at as "completedAt",
       greatest(0, ceil(? - extract(epoch from clock_timestamp() - p.started_at)))::int as "waitSeconds"
     from social_tasks t left join task_progress p on p.task_id = t.id and p.member_id = ?
     where (t.is_active or (p.started_at is not null and p.completed_at is null)) and t.deleted_at is null and (?::uuid is null or t.id = ?)
     order by t.position, t.id limit 200`,
    [WAIT_SECONDS, memberId, taskId ?? null, taskId ?? null],
  );
  return rows;
}
