import { hundredthsOf, toDecimal } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';

/** The sum of what was paid out among these, as a decimal string of R$. */
export function completedTotal(withdrawals: readonly Withdrawal[]): string {
  const completed = withdrawals.filter(({ status }) => status === 'completed');
  return toDecimal(completed.reduce((sum, { amount }) => sum + hundredthsOf(amount), 0n));
}
