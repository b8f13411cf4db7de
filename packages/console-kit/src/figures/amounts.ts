import { toHundredths } from '@facet/ui';

/** "12.50" as 1250n; what is no amount counts as nothing. */
const hundredthsOf = (amount: string): bigint => toHundredths(amount) ?? 0n;

/** The same below zero. */
export const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** For drawing only: a picture needs no cents. */
export const heightOf = (amount: string): number => Number(hundredthsOf(amount)) / 100;

/** The sum of decimal strings, as one. */
export function addUp(amounts: readonly string[]): string {
  const sum = amounts.reduce((total, amount) => total + hundredthsOf(amount), 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
