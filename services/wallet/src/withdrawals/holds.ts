import { move, Reservation, sentence, type Purse, type WalletResult } from '@facet/money-kit';
import { hundredths, type Database, type Kit } from '@facet/service-kit';
import type { Ledger, Transfer } from '../ledger/index.ts';
import { CALLER, holdKey, payoutKey, type Withdrawal, type WithdrawalState } from './withdrawal.ts';

/** The money of withdrawals, held until they are paid or given back. */
export type Holds = Reservation<Withdrawal>;

export function openHolds({
  kit,
  ledger,
  sweepAfterMs,
}: {
  kit: Pick<Kit, 'database' | 'log'>;
  ledger: Ledger;
  sweepAfterMs: number;
}): Holds {
  return new Reservation<Withdrawal>(
    {
      table: 'withdrawals',
      keyOf: holdKey,
      held: 'held',
      amountOf: ({ amount }) => amount,
      debitOf: (withdrawal) => ({ type: 'withdrawal', account: 'payouts:held', reason: reasonOf(withdrawal) }),
      onVoided: (transaction, _withdrawal, write) => write({ processed_at: transaction.raw('clock_timestamp()') as unknown as Date }),
    },
    { kit, purse: purseOf(ledger), sweepAfterMs },
  );
}

/** A step of a payout, of one that is held. */
export function moveWithdrawal(
  database: Database,
  withdrawal: Pick<Withdrawal, 'member_id' | 'id'>,
  from: WithdrawalState | readonly WithdrawalState[],
  change: Partial<Withdrawal>,
): Promise<Withdrawal | undefined> {
  return move<Withdrawal>(database, 'withdrawals', withdrawal, from, change);
}

/** The held money is paid out; it stays so. The same key each time, so that it leaves once. */
export async function settlePayout(ledger: Ledger, withdrawal: Withdrawal): Promise<void> {
  const result = await apply(ledger, {
    op: 'settle',
    caller: CALLER,
    key: payoutKey(withdrawal.id),
    settles: holdKey(withdrawal.id),
    memberId: withdrawal.member_id,
    type: 'payout',
    account: 'payouts:held',
    amountHundredths: hundredths(withdrawal.amount),
    reason: reasonOf(withdrawal),
  });
  if (result.status !== 'ok' && result.status !== 'duplicate') throw new Error(`${withdrawal.id} cannot be settled: ${result.status}`);
}

const reasonOf = ({ gamepass_name }: Withdrawal): string => sentence('withdrawal.gamepass', { gamepass: gamepass_name });

/** The ledger as the wallet's client shows it to other services. */
function purseOf(ledger: Ledger): Purse {
  return {
    debit: ({ minTotalEarned: _never, amountHundredths, ...debit }) =>
      apply(ledger, { op: 'debit', caller: CALLER, ...debit, amountHundredths: hundredths(amountHundredths) }),
    void: (key) => apply(ledger, { op: 'void', caller: CALLER, ...key }),
  };
}

async function apply(ledger: Ledger, transfer: Transfer): Promise<WalletResult> {
  try {
    const { status } = await ledger.apply(transfer);
    if (status === 'invalid') return { status: 'refused', why: 'malformed, out of range, or settled' };
    return status === 'ok' || status === 'duplicate' ? { status, balanceAfter: null } : { status };
  } catch (error) {
    return { status: 'unknown', why: error instanceof Error ? error.message : String(error) };
  }
}
