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
    `WITH reached AS (
       (SELECT 'first_credit' AS name, amount, type, NULL AS gamepass_name, created_at AS at, interval '7 days' AS is_news_for
        FROM movements WHERE member_id = :member AND NOT undo AND type IN (SELECT type FROM movement_types WHERE counter = 'total_earned')
        ORDER BY seq LIMIT 1)
       UNION ALL
       (SELECT 'first_payout', amount, NULL, gamepass_name, processed_at, interval '30 days'
        FROM withdrawals WHERE member_id = :member AND state = 'paid' AND type = 'normal' AND processed_at IS NOT NULL
        ORDER BY processed_at LIMIT 1))
     SELECT name, amount, type, gamepass_name, at,
       at < clock_timestamp() - is_news_for
         OR EXISTS (SELECT FROM milestones_shown WHERE member_id = :member AND milestone = name) AS is_past
     FROM reached ORDER BY at`,
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
