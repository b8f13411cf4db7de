import { toHundredths } from '@facet/ui';
import { toDecimal } from './to-decimal.ts';

/** What is left of a decimal string when another is taken from it; never below zero. */
export function subtract(amount: string, taken: string): string {
  const left = (toHundredths(amount) ?? 0n) - (toHundredths(taken) ?? 0n);
  return toDecimal(left < 0n ? 0n : left);
}
