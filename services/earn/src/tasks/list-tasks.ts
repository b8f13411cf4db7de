import type { Database, Transaction } from '@facet/service-kit';
import { type MemberTask, WAIT_SECONDS } from './task.ts';

/** The active tasks as this member sees them, newest first, at most 200; with `taskId` that one only. */
export async function listTasks(database: Database | Transaction, memberId: string, taskId?: string): Promise<MemberTask[]> {
  const { rows } = await database.raw<{ rows: MemberTask[] }>(
    `select t.id, t.title, t.link, t.reward_hundredths, t.is_active, t.is_real_reward, p.started_at, p.completed_at,
       greatest(0, ceil(? - extract(epoch from clock_timestamp() - p.started_at)))::int as wait_seconds
     from social_tasks t left join task_progress p on p.task_id = t.id and p.member_id = ?
     where t.is_active and t.deleted_at is null and (?::uuid is null or t.id = ?)
     order by t.id desc limit 200`,
    [WAIT_SECONDS, memberId, taskId ?? null, taskId ?? null],
  );
  return rows;
}
