import { toHundredths } from '@facet/ui';
import { toDecimal } from './to-decimal.ts';

/** The sum of decimal strings that are not negative, as one. */
export function addUp(amounts: readonly string[]): string {
  return toDecimal(amounts.reduce((sum, amount) => sum + (toHundredths(amount) ?? 0n), 0n));
}
