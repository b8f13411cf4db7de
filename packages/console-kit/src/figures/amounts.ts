import { hundredthsOf, sumOf, toDecimal } from '@facet/ui';

/** The same below zero. */
export const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** For drawing only: a picture needs no cents. */
export const heightOf = (amount: string): number => Number(hundredthsOf(amount)) / 100;

/** The sum of decimal strings, as one. */
export function addUp(amounts: readonly string[]): string {
  return toDecimal(sumOf(amounts));
}
