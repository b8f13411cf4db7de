import type { Database } from '@facet/service-kit';

/** A newcomer's transfers are few; of a member with more nothing needs to be looked for. */
const FIRST_TRANSFERS = 1_000;

/** The credits that are steps, by their type in the ledger. */
const stepTypes = ['daily_bonus', 'social_task', 'wall_credit'] as const;
export type StepType = (typeof stepTypes)[number];

export interface FirstSteps {
  isOpen: boolean;
  /** The first credit of each type. */
  credits: Partial<Record<StepType, { amount: bigint; at: Date }>>;
  goal: bigint | null;
  gamepassName: string | null;
}

interface Standing {
  goal: bigint | null;
  gamepass_name: string | null;
  is_open: boolean;
}

/** How far a newcomer is. It is over when they fold it away, or ask for their first withdrawal. */
export async function readFirstSteps(database: Database, memberId: string): Promise<FirstSteps> {
  const [standing, credits] = await Promise.all([readStanding(database, memberId), readCredits(database, memberId)]);
  return { isOpen: standing.is_open, credits, goal: standing.goal, gamepassName: standing.gamepass_name };
}

async function readStanding(database: Database, memberId: string): Promise<Standing> {
  const { rows } = await database.raw<{ rows: Standing[] }>(
    `SELECT steps.goal, steps.gamepass_name,
       steps.folded_at IS NULL AND coalesce(wallet.last_seq, 0) <= :most
         AND NOT EXISTS (SELECT FROM withdrawals WHERE member_id = :member AND type = 'normal' AND state <> 'refused') AS is_open
     FROM (SELECT CAST(:member AS uuid) AS member_id) AS member
       LEFT JOIN first_steps AS steps USING (member_id)
       LEFT JOIN wallets AS wallet USING (member_id)`,
    { member: memberId, most: FIRST_TRANSFERS },
  );
  const [standing] = rows;
  if (!standing) throw new Error('a standing always has a row');
  return standing;
}

async function readCredits(database: Database, memberId: string): Promise<FirstSteps['credits']> {
  const { rows } = await database.raw<{ rows: { type: StepType; amount: bigint; created_at: Date }[] }>(
    `SELECT DISTINCT ON (type) type, amount, created_at FROM movements
     WHERE member_id = ? AND seq <= ? AND type = ANY (?) AND NOT undo
     ORDER BY type, seq`,
    [memberId, FIRST_TRANSFERS, [...stepTypes]],
  );
  return Object.fromEntries(rows.map(({ type, amount, created_at: at }) => [type, { amount, at }]));
}
