import { toHundredths } from '@facet/ui';

/** A decimal string of R$ as hundredths; what is none counts as nothing. */
export function hundredthsOf(amount: string): bigint {
  return toHundredths(amount) ?? 0n;
}

/** Hundredths as the wire writes them: "12.50", "-3.00". */
export function toDecimal(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${(size % 100n).toString().padStart(2, '0')}`;
}
