import type { Database } from '@facet/service-kit';

/** Of the member's chain at the end of a day, where it was sealed. */
export async function readHead(database: Database, memberId: string, day: string): Promise<Buffer | undefined> {
  const row = await database<{ member_id: string; day: string; head: Buffer }>('statement_chains')
    .where({ member_id: memberId })
    .where('day', '<=', day)
    .orderBy('day', 'desc')
    .first('head');
  return row?.head;
}

/** The first time counts. */
export async function noteSealChecked(database: Database, memberId: string): Promise<void> {
  await database.raw(
    `insert into first_steps (member_id, seal_checked_at) values (?, clock_timestamp())
     on conflict (member_id) do update set seal_checked_at = coalesce(first_steps.seal_checked_at, excluded.seal_checked_at)`,
    [memberId],
  );
}
