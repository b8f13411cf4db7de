import { inTransaction, type Epoch, type Kit } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import { Giveaway } from './giveaway.ts';

/**
 * The site was restored: an event that the backup holds as active may have ended since and shown its seed. It gets
 * another one; its new hash and when it was drawn are published. May be repeated.
 */
export async function redrawSeeds(
  { kit, seeds }: { kit: Pick<Kit, 'database'>; seeds: DrawSeeds },
  { begunAt }: Pick<Epoch, 'begunAt'>,
): Promise<void> {
  await inTransaction(kit.database, async (transaction) => {
    const old = await Giveaway.query(transaction)
      .where({ status: 'active' })
      .whereRaw('(redrawn_at is null or redrawn_at < ?)', [begunAt])
      .orderBy('id')
      .forUpdate();
    const redrawnAt = transaction.raw('greatest(clock_timestamp(), ?)', [begunAt]);
    for (const giveaway of old) await giveaway.$query(transaction).patch({ sealedSeed: seeds.draw(giveaway.id), redrawnAt });
  });
}
