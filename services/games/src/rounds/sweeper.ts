import type { Kit } from '@facet/service-kit';
import { beginVoiding, finishVoiding, type VoidingContext } from './round-steps.ts';
import type { Round } from './round.ts';

export interface SweepContext extends VoidingContext {
  kit: Pick<Kit, 'database' | 'log'>;
  sweepAfterMs: number;
}

const SWEPT_AT_ONCE = 100;

/** Ends what stopped half way. One that cannot be ended waits for the next turn and holds up no other. */
export async function sweepRounds(context: SweepContext): Promise<void> {
  const { kit, sweepAfterMs } = context;
  const { database, log } = kit;
  const left = (await database<Round>('rounds')
    .whereIn('state', ['opening', 'voiding'])
    .whereRaw("changed_at < clock_timestamp() - ? * interval '1 millisecond'", [sweepAfterMs])
    .orderBy('changed_at')
    .limit(SWEPT_AT_ONCE)) as Round[];
  for (const round of left)
    await sweep(context, round).catch((error: unknown) => log.error({ err: error, roundId: round.id }, 'rounds: one was not swept'));
}

/** An opening is voided before its stake is looked for, a voiding is finished. */
async function sweep(context: SweepContext, round: Round): Promise<void> {
  const { kit } = context;
  const voiding = round.state === 'opening' ? await beginVoiding(kit.database, round, 'opening', 'refused', 'not_in_time') : round;
  if (voiding) await finishVoiding(context, voiding);
  kit.log.info({ roundId: round.id, state: round.state }, 'rounds: swept');
}
