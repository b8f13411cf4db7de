import { hundredths, type Database } from '@facet/service-kit';
import type { Ledger, Outcome } from '../ledger/index.ts';
import { CALLER, holdKey, type Ending, type Withdrawal, type WithdrawalState } from './withdrawal.ts';

/** The steps of the saga, one statement each. Whoever finds the row in another state has lost, and gets undefined. */
async function move(
  database: Database,
  withdrawal: Pick<Withdrawal, 'member_id' | 'id'>,
  from: WithdrawalState,
  change: Partial<Withdrawal>,
): Promise<Withdrawal | undefined> {
  const rows = await database<Withdrawal>('withdrawals')
    .where({ member_id: withdrawal.member_id, id: withdrawal.id, state: from })
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
  return move(database, withdrawal, 'opening', { state: 'held' });
}

/** Step 3, when the ledger refused. */
export function confirmRefused(database: Database, withdrawal: Withdrawal, refusal: string): Promise<Withdrawal | undefined> {
  return move(database, withdrawal, 'opening', { state: 'refused', refusal });
}

/** From here on it can only end: a late handler's step 3 finds no 'opening', and the void refuses its debit. */
export function beginVoiding(
  database: Database,
  withdrawal: Pick<Withdrawal, 'member_id' | 'id'>,
  from: 'opening' | 'held',
  ending: Ending,
  reason: string | null = null,
): Promise<Withdrawal | undefined> {
  return move(database, withdrawal, from, { state: 'voiding', ending, reason, refusal: ending === 'refused' ? 'not_in_time' : null });
}

/** The money is back, or will never have left; then the withdrawal has ended. May be repeated. */
export async function finishVoiding(database: Database, ledger: Ledger, withdrawal: Withdrawal): Promise<Withdrawal | undefined> {
  const outcome = await ledger.apply({ op: 'void', caller: CALLER, key: holdKey(withdrawal.id), memberId: withdrawal.member_id });
  if (outcome.status !== 'ok' && outcome.status !== 'duplicate')
    throw new Error(`the hold of ${withdrawal.id} cannot be voided: ${outcome.status}`);
  if (withdrawal.ending === null) throw new Error(`${withdrawal.id} is voiding towards nothing`);
  return move(database, withdrawal, 'voiding', {
    state: withdrawal.ending,
    processed_at: database.raw('clock_timestamp()') as unknown as Date,
  });
}
