import { formatAmount, toDecimal } from '@facet/ui';

/** Within a sentence: without decimals where there are none. */
export function shortAmount(hundredths: bigint): string {
  return formatAmount(toDecimal(hundredths), { decimals: hundredths % 100n === 0n ? 0 : 2 });
}
