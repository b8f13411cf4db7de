import { formatMoney, hundredths, type Kit, type Transaction } from '@facet/service-kit';
import type { Ledger, Transfer } from '../ledger/index.ts';
import { readBalance } from '../ledger/index.ts';
import { adjustmentErrors } from './adjustment-errors.ts';
import type { AdjustmentRow } from './adjustment.ts';
import { refuseOverLimit, type AdjustmentLimits } from './limits.ts';

export interface AdjustmentContext {
  kit: Pick<Kit, 'database' | 'outbox' | 'log' | 'settings' | 'fetchOf'>;
  ledger: Ledger;
}

/** Under which the ledger keeps them: the key of one is its id. */
export const CALLER = 'operators';

export interface Booked {
  balanceAfterHundredths: bigint;
  /** For the audit log. */
  before: { balance: string; debt: string };
  after: { balance: string; debt: string };
  /** Tells the member's open pages. */
  committed: () => void;
}

/**
 * Moves the money, in the transaction of the row that says so. Of one transfer under a key there is one row, so that it
 * is booked now or never.
 * @throws insufficient_balance (400), adjustments_over_limit (429)
 */
export async function bookAdjustment(
  { ledger }: AdjustmentContext,
  transaction: Transaction,
  adjustment: Pick<AdjustmentRow, 'id' | 'memberId' | 'amountHundredths' | 'description'>,
  limits: AdjustmentLimits,
): Promise<Booked> {
  await refuseOverLimit(transaction, adjustment.amountHundredths, limits);
  // Nothing else of this member moves between what is told and what is done.
  await transaction.raw('select from wallets where member_id = ? for no key update', [adjustment.memberId]);
  const before = await balanceOf(transaction, adjustment.memberId);
  const { outcome, committed } = await ledger.applyWithin(transaction, transferOf(adjustment));
  if (outcome.status === 'insufficient') throw insufficient(adjustment.amountHundredths);
  if (outcome.status !== 'ok' || outcome.balanceAfterHundredths === null)
    throw new Error(`adjustment ${adjustment.id} is not there, and its transfer is ${outcome.status}`);
  const after = await balanceOf(transaction, adjustment.memberId);
  return { balanceAfterHundredths: outcome.balanceAfterHundredths, before, after, committed };
}

function transferOf({ id: key, memberId, amountHundredths, description: reason }: Parameters<typeof bookAdjustment>[2]): Transfer {
  const moved = { caller: CALLER, key, memberId, type: 'adjustment', account: 'adjustments', reason } as const;
  return amountHundredths > 0n
    ? { op: 'credit', ...moved, amountHundredths: hundredths(amountHundredths) }
    : { op: 'debit', ...moved, amountHundredths: hundredths(-amountHundredths) };
}

async function balanceOf(transaction: Transaction, memberId: string): Promise<{ balance: string; debt: string }> {
  const { availableHundredths, debtHundredths } = await readBalance(transaction, memberId);
  return { balance: formatMoney(availableHundredths), debt: formatMoney(debtHundredths) };
}

function insufficient(amountHundredths: bigint) {
  return adjustmentErrors(
    'insufficient_balance',
    `The balance is less than R$ ${formatMoney(-amountHundredths)}. It cannot go below zero.`,
  );
}
