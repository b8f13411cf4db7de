import type { Database } from '@facet/service-kit';

export const milestoneNames = ['first_credit', 'first_payout'] as const;
export type MilestoneName = (typeof milestoneNames)[number];

export interface Milestone {
  name: MilestoneName;
  /** Hundredths. */
  amount: bigint;
  /** Of the credit. */
  type: string | null;
  /** Of the payout. */
  gamepass_name: string | null;
  at: Date;
  /** It was shown, or is too old to be news. */
  is_past: boolean;
}

/** The milestones that the member has reached, the earliest first. After a week a first credit is no news, after a month a first payout. */
export async function readMilestones(database: Database, memberId: string): Promise<Milestone[]> {
  const { rows } = await database.raw<{ rows: Milestone[] }>(
    `with reached as (
       (select 'first_credit' as name, amount, type, null as gamepass_name, created_at as at, interval '7 days' as is_news_for
        from transfers where member_id = :member and type in (select type from transfer_types where counter = 'total_earned')
        order by seq limit 1)
       union all
       (select 'first_payout', amount, null, gamepass_name, processed_at, interval '30 days'
        from withdrawals where member_id = :member and state = 'paid' and type = 'normal' and processed_at is not null
        order by processed_at limit 1))
     select name, amount, type, gamepass_name, at,
       at < clock_timestamp() - is_news_for
         or exists (select from milestones_shown where member_id = :member and milestone = name) as is_past
     from reached order by at`,
    { member: memberId },
  );
  return rows;
}

/** True for the one who is first to say so, of all tabs and devices: they show it. */
export async function markShown(database: Database, memberId: string, milestone: MilestoneName): Promise<boolean> {
  const rows = await database('milestones_shown')
    .insert({ member_id: memberId, milestone })
    .onConflict(['member_id', 'milestone'])
    .ignore()
    .returning('milestone');
  return rows.length > 0;
}
