import type { Database } from '@facet/service-kit';

export const milestoneNames = ['first_credit', 'can_withdraw', 'thousand', 'first_payout'] as const;
export type MilestoneName = (typeof milestoneNames)[number];

export interface Milestone {
  name: MilestoneName;
  /** Hundredths: of the credit, the balance, all that was earned, or the payout. */
  amount: bigint;
  /** Of a credit. */
  type: string | null;
  /** Of the payout. */
  gamepass_name: string | null;
  at: Date;
  /** It was shown, or is too old to be news. */
  is_past: boolean;
}

const THOUSAND_HUNDREDTHS = 100_000n;

/**
 * The milestones that the member has reached, the earliest first. After a week a first credit is no news, after a month
 * a first payout; that they can withdraw is none to who has. `minimumHundredths`: of a withdrawal; null: unknown, and
 * nobody is told that they can.
 */
export async function readMilestones(database: Database, memberId: string, minimumHundredths: bigint | null): Promise<Milestone[]> {
  const { rows } = await database.raw<{ rows: Milestone[] }>(
    `with reached as (
       (select 'first_credit' as name, amount, type, null as gamepass_name, created_at as at,
          created_at < clock_timestamp() - interval '7 days' as is_old
        from transfers where member_id = :member and type in (select type from transfer_types where counter = 'total_earned')
        order by seq limit 1)
       union all
       (select 'can_withdraw', available, null, null, clock_timestamp(),
          exists (select from withdrawals where member_id = :member and type = 'normal')
        from wallets where member_id = :member and debt = 0
          and (available >= :minimum or exists (select from milestones_shown where member_id = :member and milestone = 'can_withdraw')))
       union all
       (select 'thousand', total_earned, null, null, clock_timestamp(), false
        from wallets where member_id = :member and total_earned >= :thousand)
       union all
       (select 'first_payout', amount, null, gamepass_name, processed_at, processed_at < clock_timestamp() - interval '30 days'
        from withdrawals where member_id = :member and state = 'paid' and type = 'normal' and processed_at is not null
        order by processed_at limit 1))
     select name, amount, type, gamepass_name, at,
       is_old or exists (select from milestones_shown where member_id = :member and milestone = name) as is_past
     from reached order by at`,
    { member: memberId, minimum: minimumHundredths, thousand: THOUSAND_HUNDREDTHS },
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
