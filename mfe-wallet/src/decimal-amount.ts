import { toHundredths } from '@facet/ui';

/** A decimal string of R$ as hundredths; what is none counts as nothing. */
export function hundredthsOf(amount: string): bigint {
  return toHundredths(amount) ?? 0n;
}

/** Hundredths that are not negative as the wire writes them: "12.50". */
export function toDecimal(hundredths: bigint): string {
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
}
