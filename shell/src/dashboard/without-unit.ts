import { formatAmount } from '@facet/ui';

/** "2,046.40": without the R$, which stands in the question. */
export function withoutUnit(amount: string, options: { signed?: boolean } = {}): string {
  return formatAmount(amount, options).replace('R$ ', '');
}
