import type { Epoch, Kit } from '@facet/service-kit';
import type { SeedChains } from '../fairness/index.ts';
import type { Stakes } from './stakes.ts';

/**
 * The site was restored: how a round that the backup holds open ended, its member may have seen. Its stake is given
 * back and its seed is never dealt again, nor is a seed that waited for the next round. The sweeper finishes it, when
 * the wallet can be asked.
 */
export async function enterEpoch(
  { kit: { database }, stakes, seeds }: { kit: Pick<Kit, 'database'>; stakes: Stakes; seeds: SeedChains },
  { begunAt }: Pick<Epoch, 'begunAt'>,
): Promise<void> {
  await stakes.beginVoidingAll(database, { state: 'open' }, { ending: 'refunded' });
  // Not `refused`, which would put the seed back.
  await stakes.beginVoidingAll(database, { state: 'opening' }, { ending: 'refunded', refusal: 'not_in_time' });
  await stakes.beginVoidingAll(database, { state: 'voiding', ending: 'refused' }, { ending: 'refunded' });
  await seeds.redraw(database, begunAt);
}
