import { inTransaction, type Epoch, type Kit } from '@facet/service-kit';
import type { DrawSeeds } from './draw-seeds.ts';
import type { Event } from './event.ts';

/**
 * The site was restored: an event that the backup holds as active may have ended since and shown its seed. It gets another one; its new hash
 * and when it was drawn are published. May be repeated.
 */
export async function redrawSeeds(
  { kit, seeds }: { kit: Pick<Kit, 'database'>; seeds: DrawSeeds },
  { begunAt }: Pick<Epoch, 'begunAt'>,
): Promise<void> {
  await inTransaction(kit.database, async (transaction) => {
    const old: string[] = await transaction<Event>('events')
      .where({ status: 'active' })
      .whereRaw('(redrawn_at IS NULL OR redrawn_at < ?)', [begunAt])
      .orderBy('id')
      .forUpdate()
      .pluck('id');
    const redrawn_at = transaction.raw('greatest(clock_timestamp(), ?)', [begunAt]) as unknown as Date;
    for (const id of old)
      await transaction<Event>('events')
        .where({ id })
        .update({ sealed_seed: seeds.draw(id), redrawn_at });
  });
}
