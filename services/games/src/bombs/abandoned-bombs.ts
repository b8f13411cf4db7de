import { eachAlone, inTransaction } from '@facet/service-kit';
import { endWon, lockRound, openLongerThan, surely, type RoundContext } from '../rounds/index.ts';
import { multiplierAfter, type BombCount } from './multiplier.ts';

/** A round that was left open is cashed out at its multiplier, or its stake given back when no tile was opened. */
export async function abandonedBombs(context: Pick<RoundContext, 'kit' | 'seeds' | 'stakes'>, afterMs: number): Promise<void> {
  const { kit, seeds, stakes } = context;
  const left = await openLongerThan(kit.database, 'bombs', afterMs);
  await eachAlone({ log: kit.log, name: 'bombs: settling abandoned rounds' }, left, async ({ member_id, id }) => {
    const voiding = await inTransaction(kit.database, async (transaction) => {
      const round = await lockRound(transaction, seeds, { memberId: member_id, id });
      if (round?.state !== 'open') return undefined;
      if (round.revealed.length === 0) return stakes.beginVoiding(transaction, round, 'held', { ending: 'refunded' });
      const multiplier = multiplierAfter(round.revealed.length, round.bomb_count as BombCount, round.max_multiplier);
      await surely(endWon(transaction, kit.outbox, round, multiplier));
      return undefined;
    });
    if (voiding) await stakes.finishVoiding(voiding);
    kit.log.info({ roundId: id }, 'bombs: an abandoned round was settled');
  });
}
