import { delivered, inTransaction, type Transaction } from '@facet/service-kit';
import { endWon, lockRound, roundErrors, surely, type Round, type RoundContext } from '../rounds/index.ts';
import { multiplierAfter, type BombCount } from './multiplier.ts';

type CashOutContext = Pick<RoundContext, 'kit' | 'seeds'>;

/**
 * Pays what the open tiles are worth. A second time answers as the first. @throws round_not_found (404),
 * nothing_to_cash_out (400), round_over (409)
 */
export async function cashOutBombs(context: CashOutContext, request: { memberId: string; id: string }): Promise<Round> {
  const { kit } = context;
  const { round, messageId } = await inTransaction(kit.database, async (transaction) => payOut(transaction, context, request));
  if (messageId !== undefined) await delivered(kit.database, messageId);
  return round;
}

async function payOut(
  transaction: Transaction,
  { kit, seeds }: CashOutContext,
  request: { memberId: string; id: string },
): Promise<{ round: Round; messageId?: string }> {
  const round = await lockRound(transaction, seeds, request);
  if (round?.game !== 'bombs' || round.started_at === null)
    throw roundErrors('round_not_found', 'We can’t find this round. Reload the page.');
  if (round.state === 'won') return { round };
  if (round.state !== 'open') throw roundErrors('round_over', 'This round has ended. Start a new one.');
  if (round.revealed.length === 0) throw roundErrors('nothing_to_cash_out', 'Open at least one tile before you cash out.');
  const multiplier = multiplierAfter(round.revealed.length, round.bomb_count as BombCount, round.max_multiplier);
  return surely(endWon(transaction, kit.outbox, round, multiplier));
}
