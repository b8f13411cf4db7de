import { formatAmount } from '@facet/ui';

/** "R$ 250" */
export function wholeAmount(amount: string): string {
  return formatAmount(amount, { decimals: 0 });
}
