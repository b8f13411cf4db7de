import type { Kit } from '@facet/service-kit';
import { beginVoiding, finishVoiding } from './round-steps.ts';
import type { Round } from './round.ts';
import type { Stakes } from './stakes.ts';

export interface SweepContext {
  kit: Pick<Kit, 'database' | 'log'>;
  stakes: Stakes;
  sweepAfterMs: number;
}

const SWEPT_AT_ONCE = 100;

/** Ends what stopped half way: an opening is voided before its stake is looked for, a voiding is finished. */
export async function sweepRounds({ kit, stakes, sweepAfterMs }: SweepContext): Promise<void> {
  const { database, log } = kit;
  const left = (await database<Round>('rounds')
    .whereIn('state', ['opening', 'voiding'])
    .whereRaw("changed_at < clock_timestamp() - ? * interval '1 millisecond'", [sweepAfterMs])
    .orderBy('changed_at')
    .limit(SWEPT_AT_ONCE)) as Round[];
  for (const round of left) {
    const voiding = round.state === 'opening' ? await beginVoiding(database, round, 'opening', 'refused', 'not_in_time') : round;
    if (voiding) await finishVoiding(database, stakes, voiding);
    log.info({ roundId: round.id, state: round.state }, 'rounds: swept');
  }
}
