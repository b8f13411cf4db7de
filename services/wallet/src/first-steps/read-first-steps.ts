import type { Database } from '@facet/service-kit';

/** A newcomer's transfers are few; of a member with more nothing needs to be looked for. */
const FIRST_TRANSFERS = 1_000;

/** The credits that are steps, by their type in the ledger. */
const stepTypes = ['daily_bonus', 'social_task', 'wall_credit'] as const;
type StepType = (typeof stepTypes)[number];

export interface FirstSteps {
  isOpen: boolean;
  /** The first credit of each type. */
  credits: Partial<Record<StepType, { amount: bigint; at: Date }>>;
  goal: bigint | null;
  gamepassName: string | null;
  /** When they first checked their statement's seal. */
  sealCheckedAt: Date | null;
}

interface Standing {
  goal: bigint | null;
  gamepass_name: string | null;
  seal_checked_at: Date | null;
  is_open: boolean;
}

/** How far a newcomer is. It is over when they fold it away, or ask for their first withdrawal. */
export async function readFirstSteps(database: Database, memberId: string): Promise<FirstSteps> {
  const [standing, credits] = await Promise.all([readStanding(database, memberId), readCredits(database, memberId)]);
  const { is_open: isOpen, goal, gamepass_name: gamepassName, seal_checked_at: sealCheckedAt } = standing;
  return { isOpen, credits, goal, gamepassName, sealCheckedAt };
}

async function readStanding(database: Database, memberId: string): Promise<Standing> {
  const { rows } = await database.raw<{ rows: Standing[] }>(
    `select steps.goal, steps.gamepass_name, steps.seal_checked_at,
       steps.folded_at is null and coalesce(wallet.last_seq, 0) <= :most
         and not exists (select from withdrawals where member_id = :member and type = 'normal' and state <> 'refused') as is_open
     from (select cast(:member as uuid) as member_id) as member
       left join first_steps as steps using (member_id)
       left join wallets as wallet using (member_id)`,
    { member: memberId, most: FIRST_TRANSFERS },
  );
  const [standing] = rows;
  if (!standing) throw new Error('a standing always has a row');
  return standing;
}

async function readCredits(database: Database, memberId: string): Promise<FirstSteps['credits']> {
  const { rows } = await database.raw<{ rows: { type: StepType; amount: bigint; created_at: Date }[] }>(
    `select distinct on (type) type, amount, created_at from transfers
     where member_id = ? and seq <= ? and type = any (?)
     order by type, seq`,
    [memberId, FIRST_TRANSFERS, [...stepTypes]],
  );
  return Object.fromEntries(rows.map(({ type, amount, created_at: at }) => [type, { amount, at }]));
}
