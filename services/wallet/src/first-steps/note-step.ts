import type { Database } from '@facet/service-kit';

type Step = { goal: bigint } | { gamepass_name: string } | { folded_at: ReturnType<Database['raw']> };

/** Keeps what a newcomer chose or showed, beside what they did before. */
export async function noteStep(database: Database, memberId: string, step: Step): Promise<void> {
  await database('first_steps')
    .insert({ member_id: memberId, ...step })
    .onConflict('member_id')
    .merge(step);
}
