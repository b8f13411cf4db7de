import { formatAmount } from '@facet/ui';

const MARK = /^R\$ /;

/** A setting's amount within a sentence: `100.00` is `100`, `12.50` stays. */
export function wholeRobux(amount: string): string {
  return formatAmount(amount, { decimals: /\.(?!0*$)/.test(amount) ? 2 : 0 }).replace(MARK, '');
}
