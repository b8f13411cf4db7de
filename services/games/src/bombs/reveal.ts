import { delivered, inTransaction, type Kit, type Transaction } from '@facet/service-kit';
import { survives } from '../fairness/index.ts';
import { endLost, endWon, fateOf, lockRound, roundErrors, type Ended, type Round } from '../rounds/index.ts';
import { multiplierAfter, safeTilesOf, type BombCount } from './multiplier.ts';

export interface Revealed {
  won: boolean;
  round: Round;
}

/**
 * Opens a tile. Which one makes no difference: the n-th is safe while m(n) <= bust, sealed before the bet. A tile that is open
 * already answers as it did. Clearing the board cashes out. @throws round_not_found (404), round_over (409)
 */
export async function reveal(kit: Kit, request: { memberId: string; id: string; tile: number }): Promise<Revealed> {
  const { answer, messageId } = await inTransaction(kit.database, async (transaction) => openTile(transaction, kit, request));
  if (messageId !== undefined) await delivered(kit.database, messageId);
  return answer;
}

async function openTile(
  transaction: Transaction,
  kit: Kit,
  request: { memberId: string; id: string; tile: number },
): Promise<{ answer: Revealed; messageId?: string }> {
  const round = await lockRound(transaction, request);
  if (round?.game !== 'bombs' || round.started_at === null) throw roundErrors('round_not_found', 'There is no such game.');
  if (round.revealed.includes(request.tile)) return { answer: { won: true, round } };
  if (round.bomb_tile === request.tile) return { answer: { won: false, round } };
  if (round.state !== 'open') throw roundErrors('round_over', 'This game has ended.');

  const bombCount = round.bomb_count as BombCount;
  const safeTiles = round.revealed.length + 1;
  const multiplier = multiplierAfter(safeTiles, bombCount, round.max_multiplier);
  const { rtp, sealed } = fateOf(round);
  if (!survives(multiplier, rtp, sealed)) return ended(false, await endLost(transaction, kit.outbox, round, { bomb_tile: request.tile }));
  const revealed = [...round.revealed, request.tile];
  if (safeTiles === safeTilesOf(bombCount)) return ended(true, await endWon(transaction, kit.outbox, round, multiplier, { revealed }));
  return { answer: { won: true, round: await remember(transaction, round, revealed) } };
}

function ended(won: boolean, { round, messageId }: Ended): { answer: Revealed; messageId: string } {
  return { answer: { won, round }, messageId };
}

async function remember(transaction: Transaction, { member_id, id }: Round, revealed: number[]): Promise<Round> {
  const [round] = await transaction<Round>('rounds')
    .where({ member_id, id })
    .update({ revealed, changed_at: transaction.raw('clock_timestamp()') } as object)
    .returning('*');
  return round as Round;
}
