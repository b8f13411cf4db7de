import { walletCommands } from '@facet/money-kit';
import type { Outbox, Transaction } from '@facet/service-kit';
import { payoutOf, toHundredths, type Fraction } from '../fairness/index.ts';
import { transferKeys, reasons, type Round } from './round.ts';

/** A round that was just ended, and the message that carries its money. */
export interface Ended {
  round: Round;
  messageId: string;
}

/** The member's open round, locked to the end of the transaction: whoever comes second sees how it ended. */
export async function lockRound(transaction: Transaction, where: { memberId: string; id: string }): Promise<Round | undefined> {
  return (await transaction<Round>('rounds').where({ member_id: where.memberId, id: where.id }).forUpdate().first()) as Round | undefined;
}

/** Pays stake times multiplier. The round must be locked and open. */
export async function endWon(
  transaction: Transaction,
  outbox: Outbox,
  round: Round,
  multiplier: Fraction,
  change: Partial<Round> = {},
): Promise<Ended> {
  const payout = payoutOf(round.stake, multiplier);
  const paidMultiplier = toHundredths(multiplier);
  const win = walletCommands.credit({
    key: transferKeys.win(round.id),
    memberId: round.member_id,
    account: 'house',
    type: 'game_win',
    amountHundredths: payout,
    reason: reasons.win(round, paidMultiplier),
  });
  const messageId = await outbox.send(transaction, win);
  return { round: await end(transaction, round, { ...change, state: 'won', payout, paid_multiplier: paidMultiplier }), messageId };
}

/** The stake stays with the house; the wallet counts it as lost. The round must be locked and open. */
export async function endLost(transaction: Transaction, outbox: Outbox, round: Round, change: Partial<Round> = {}): Promise<Ended> {
  const loss = walletCommands.settle({
    key: transferKeys.loss(round.id),
    settles: transferKeys.stake(round.id),
    memberId: round.member_id,
    account: 'house',
    type: 'bet_lost',
    amountHundredths: round.stake,
    reason: reasons.loss(round),
  });
  const messageId = await outbox.send(transaction, loss);
  return { round: await end(transaction, round, { ...change, state: 'lost' }), messageId };
}

async function end(transaction: Transaction, round: Round, change: Partial<Round>): Promise<Round> {
  const now = transaction.raw('clock_timestamp()');
  const [ended] = await transaction<Round>('rounds')
    .where({ member_id: round.member_id, id: round.id, state: 'open' })
    .update({ ...change, ended_at: now, changed_at: now } as object)
    .returning('*');
  if (!ended) throw new Error(`round ${round.id} was not open under its lock`);
  return ended as Round;
}
