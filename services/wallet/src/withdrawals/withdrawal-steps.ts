import { hundredths, type Database } from '@facet/service-kit';
import type { Ledger, Outcome } from '../ledger/index.ts';
import { CALLER, holdKey, payoutKey, type Ending, type Withdrawal, type WithdrawalState } from './withdrawal.ts';

/** A step of the saga, one statement. Whoever finds the row in another state has lost, and gets undefined. */
export async function moveWithdrawal(
  database: Database,
  withdrawal: Pick<Withdrawal, 'member_id' | 'id'>,
  from: WithdrawalState | readonly WithdrawalState[],
  change: Partial<Withdrawal>,
): Promise<Withdrawal | undefined> {
  const rows = await database<Withdrawal>('withdrawals')
    .where({ member_id: withdrawal.member_id, id: withdrawal.id })
    .whereIn('state', typeof from === 'string' ? [from] : [...from])
    .update({ ...change, changed_at: database.raw('clock_timestamp()') } as object)
    .returning('*');
  return rows[0] as Withdrawal | undefined;
}

/** Step 2: the money leaves the balance. The same key each time, so that it leaves once. */
export function holdMoney(ledger: Ledger, withdrawal: Withdrawal): Promise<Outcome> {
  return ledger.apply({
    op: 'debit',
    caller: CALLER,
    key: holdKey(withdrawal.id),
    memberId: withdrawal.member_id,
    type: 'withdrawal',
    account: 'payouts:held',
    amountHundredths: hundredths(withdrawal.amount),
    reason: `Gamepass "${withdrawal.gamepass_name}"`,
  });
}

/** Step 3, when the money is held. */
export function confirmHeld(database: Database, withdrawal: Withdrawal): Promise<Withdrawal | undefined> {
  return moveWithdrawal(database, withdrawal, 'opening', { state: 'held' });
}

/** Step 3, when the ledger refused. */
export function confirmRefused(database: Database, withdrawal: Withdrawal, refusal: string): Promise<Withdrawal | undefined> {
  return moveWithdrawal(database, withdrawal, 'opening', { state: 'refused', refusal });
}

/** From here on it can only end: a late handler's step 3 finds no 'opening', and the void refuses its debit. */
export function beginVoiding(
  database: Database,
  withdrawal: Pick<Withdrawal, 'member_id' | 'id'>,
  from: 'opening' | 'held',
  ending: Ending,
  decision?: { by: string; reason: string },
): Promise<Withdrawal | undefined> {
  const refusal = ending === 'refused' ? 'not_in_time' : null;
  const { by = null, reason = null } = decision ?? {};
  return moveWithdrawal(database, withdrawal, from, { state: 'voiding', ending, refusal, reason, decided_by: by });
}

/** The money is back, or will never have left; then the withdrawal has ended. May be repeated. */
export async function finishVoiding(database: Database, ledger: Ledger, withdrawal: Withdrawal): Promise<Withdrawal | undefined> {
  const outcome = await ledger.apply({ op: 'void', caller: CALLER, key: holdKey(withdrawal.id), memberId: withdrawal.member_id });
  if (outcome.status !== 'ok' && outcome.status !== 'duplicate')
    throw new Error(`the hold of ${withdrawal.id} cannot be voided: ${outcome.status}`);
  if (withdrawal.ending === null) throw new Error(`${withdrawal.id} is voiding towards nothing`);
  return moveWithdrawal(database, withdrawal, 'voiding', {
    state: withdrawal.ending,
    processed_at: database.raw('clock_timestamp()') as unknown as Date,
  });
}

/** The held money is paid out; it stays so. The same key each time, so that it leaves once. */
export async function settlePayout(ledger: Ledger, withdrawal: Withdrawal): Promise<void> {
  const outcome = await ledger.apply({
    op: 'settle',
    caller: CALLER,
    key: payoutKey(withdrawal.id),
    settles: holdKey(withdrawal.id),
    memberId: withdrawal.member_id,
    type: 'payout',
    account: 'payouts:held',
    amountHundredths: hundredths(withdrawal.amount),
    reason: `Gamepass "${withdrawal.gamepass_name}"`,
  });
  if (outcome.status !== 'ok' && outcome.status !== 'duplicate') throw new Error(`${withdrawal.id} cannot be settled: ${outcome.status}`);
}
