import { toHundredths } from '@facet/ui';

/** Sum of decimal strings in hundredths. */
export function sumOf(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => sum + (toHundredths(amount) ?? 0n), 0n);
}

/** Hundredths as the wire writes money: "-12.50". */
export function toDecimal(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${(size % 100n).toString().padStart(2, '0')}`;
}
