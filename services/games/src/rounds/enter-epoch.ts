import type { Epoch, Kit } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import type { Round } from './round.ts';

/**
 * The site was restored: how a round that the backup holds open ended, its member may have seen. Its stake is given back and its seed is
 * never dealt again, nor is a seed that waited for the next round. The sweeper finishes it, when the wallet can be asked.
 */
export async function enterEpoch(
  { kit: { database }, seeds }: { kit: Pick<Kit, 'database'>; seeds: SeedChains },
  { begunAt }: Pick<Epoch, 'begunAt'>,
): Promise<void> {
  const now = database.raw('clock_timestamp()') as unknown as Date;
  await database<Round>('rounds').where({ state: 'open' }).update({ state: 'voiding', ending: 'refunded', changed_at: now });
  // Not `refused`, which would put the seed back.
  await database<Round>('rounds')
    .whereRaw("state = 'opening' OR (state = 'voiding' AND ending = 'refused')")
    .update({ state: 'voiding', ending: 'refunded', refusal: 'not_in_time', changed_at: now });
  await seeds.redraw(database, begunAt);
}
