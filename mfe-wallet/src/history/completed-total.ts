import { toHundredths } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';

/** The sum of what was paid out, as a decimal string of R$. */
export function completedTotal(withdrawals: readonly Withdrawal[]): string {
  const completed = withdrawals.filter(({ status }) => status === 'completed');
  const sum = completed.reduce((total, { amount }) => total + (toHundredths(amount) ?? 0n), 0n);
  return `${sum / 100n}.${(sum % 100n).toString().padStart(2, '0')}`;
}
