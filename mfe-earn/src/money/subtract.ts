import { hundredthsOf, toDecimal } from '@facet/ui';

/** What is left of a decimal string when another is taken from it; never below zero. */
export function subtract(amount: string, taken: string): string {
  const left = hundredthsOf(amount) - hundredthsOf(taken);
  return toDecimal(left < 0n ? 0n : left);
}
