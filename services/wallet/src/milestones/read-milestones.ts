import type { Database } from '@facet/service-kit';

export const milestoneNames = ['first_credit', 'can_withdraw', 'thousand', 'first_payout'] as const;
type MilestoneName = (typeof milestoneNames)[number];

export interface Milestone {
  /** What is marked as shown. */
  id: string;
  /** `told`: another domain's, told by a notice that names its milestone. */
  name: MilestoneName | 'told';
  /** Hundredths: of the credit, the balance, all that was earned, or the payout; null: told. */
  amount: bigint | null;
  /** Of a credit, and why and by whom it was booked. */
  type: string | null;
  reason: string | null;
  caller: string | null;
  /** Of the payout. */
  withdrawal_id: string | null;
  gamepass_name: string | null;
  /** Of the payout, what the platform kept; null: not known. */
  platform_share_percent: number | null;
  /** Of the notice, with its values. */
  kind: string | null;
  values: Record<string, string>;
  at: Date;
  /** It was shown, or is too old to be news. */
  is_past: boolean;
}

const THOUSAND_HUNDREDTHS = 100_000n;
/** A notice whose values name a milestone is one, and the same name is the same milestone however often it is told. */
const TOLD_ID = `kind || ':' || ("values"->>'milestone')`;

/** What only a credit or a payout has. */
const NEITHER = 'null, null, null, null, null, null';

/**
 * The milestones that the member has reached, the earliest first. After a week a first credit is no news, after a month
 * a first payout; that they can withdraw is none to who has. Of what another domain tells the last of each kind counts.
 * `minimumHundredths`: of a withdrawal; null: unknown, and nobody is told that they can.
 */
export async function readMilestones(database: Database, memberId: string, minimumHundredths: bigint | null): Promise<Milestone[]> {
  const { rows } = await database.raw<{ rows: Milestone[] }>(
    `with reached as (
       (select 'first_credit' as id, 'first_credit' as name, amount, type, reason, caller, null::uuid as withdrawal_id, null as gamepass_name,
          null::smallint as platform_share_percent, null as kind, '{}'::jsonb as "values", created_at as at, created_at < clock_timestamp() - interval '7 days' as is_old
        from transfers where member_id = :member and type in (select type from transfer_types where counter = 'total_earned')
        order by seq limit 1)
       union all
       (select 'can_withdraw', 'can_withdraw', available, ${NEITHER}, null, '{}', clock_timestamp(),
          exists (select from withdrawals where member_id = :member and type = 'normal')
        from wallets where member_id = :member and debt = 0
          and (available >= :minimum or exists (select from milestones_shown where member_id = :member and milestone = 'can_withdraw')))
       union all
       (select 'thousand', 'thousand', total_earned, ${NEITHER}, null, '{}', clock_timestamp(), false
        from wallets where member_id = :member and total_earned >= :thousand)
       union all
       (select 'first_payout', 'first_payout', amount, null, null, null, id, gamepass_name, platform_share_percent, null, '{}', processed_at,
          processed_at < clock_timestamp() - interval '30 days'
        from withdrawals where member_id = :member and state = 'paid' and type = 'normal' and processed_at is not null
        order by processed_at limit 1)
       union all
       (select distinct on (kind) ${TOLD_ID}, 'told', null, ${NEITHER}, kind, "values", at, at < clock_timestamp() - interval '7 days'
        from notices where member_id = :member and "values"->>'milestone' is not null order by kind, at desc))
     select id, name, amount, type, reason, caller, withdrawal_id, gamepass_name, platform_share_percent, kind, "values", at,
       is_old or exists (select from milestones_shown where member_id = :member and milestone = id) as is_past
     from reached order by at`,
    { member: memberId, minimum: minimumHundredths, thousand: THOUSAND_HUNDREDTHS },
  );
  return rows;
}

/** True for the one who is first to say so, of all tabs and devices: they show it. What was never told is none. */
export async function markShown(database: Database, memberId: string, id: string): Promise<boolean> {
  if (!isOwn(id) && !(await wasTold(database, memberId, id))) return false;
  const rows = await database('milestones_shown')
    .insert({ member_id: memberId, milestone: id })
    .onConflict(['member_id', 'milestone'])
    .ignore()
    .returning('milestone');
  return rows.length > 0;
}

const isOwn = (id: string): boolean => milestoneNames.some((name) => name === id);

async function wasTold(database: Database, memberId: string, id: string): Promise<boolean> {
  const told = await database<{ member_id: string }>('notices').where({ member_id: memberId }).whereRaw(`${TOLD_ID} = ?`, [id]).limit(1);
  return told.length > 0;
}
