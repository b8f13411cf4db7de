import { hundredthsOf, toDecimal } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';

/** The sum of these that are not over, as a decimal string of R$; null: there is none. */
export function openTotal(withdrawals: readonly Withdrawal[]): string | null {
  const open = withdrawals.filter(({ status }) => status === 'pending');
  return open.length === 0 ? null : toDecimal(open.reduce((sum, { amount }) => sum + hundredthsOf(amount), 0n));
}
