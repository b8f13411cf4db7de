import type { Database } from '@facet/service-kit';
import { readFirstSteps } from '../first-steps/index.ts';
import { readMilestones } from '../milestones/index.ts';

export const badgeNames = ['first_cut', 'first_payout', 'checked_seal'] as const;

/** A fact of the books; there is no other way to it. */
export interface Badge {
  name: (typeof badgeNames)[number];
  have: number;
  needed: number;
  /** When the last of them came; null before, or where nobody knows. */
  at: Date | null;
}

export async function readBadges(database: Database, memberId: string): Promise<Badge[]> {
  const [{ credits, goal, gamepassName, sealCheckedAt }, milestones] = await Promise.all([
    readFirstSteps(database, memberId),
    readMilestones(database, memberId, null),
  ]);
  const steps = [credits.daily_bonus, credits.social_task, credits.wall_credit, goal, gamepassName];
  const payout = milestones.find(({ name }) => name === 'first_payout');
  return [
    { name: 'first_cut', have: steps.filter((step) => step !== undefined && step !== null).length, needed: steps.length, at: null },
    { name: 'first_payout', have: payout ? 1 : 0, needed: 1, at: payout?.at ?? null },
    { name: 'checked_seal', have: sealCheckedAt ? 1 : 0, needed: 1, at: sealCheckedAt },
  ];
}
