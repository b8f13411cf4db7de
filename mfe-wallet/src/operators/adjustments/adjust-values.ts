import { formatAmount, toDecimal, toHundredths } from '@facet/ui';
import { t } from '../texts.ts';

/** As typed. */
export interface AdjustValues {
  amount: string;
  description: string;
}

export const NOTHING_TYPED: AdjustValues = { amount: '', description: '' };

/** What is wrong, by field. `balance`: R$ of the wire, null when nobody knows it. */
export function adjustProblems({ amount, description }: AdjustValues, balance: string | null): Partial<AdjustValues> {
  const hundredths = toHundredths(amount.trim());
  const has = balance === null ? null : toHundredths(balance);
  return {
    ...(hundredths === null && { amount: t('Please enter an amount such as 25 or -12.50') }),
    ...(hundredths === 0n && { amount: t('Please enter an amount other than zero') }),
    ...(hundredths !== null &&
      has !== null &&
      hundredths < 0n &&
      has + hundredths < 0n && { amount: t('The balance cannot go below zero') }),
    ...(description.trim() === '' && { description: t('Please describe the adjustment') }),
  };
}

/** In words; null while that is not known. */
export function balanceAfter({ amount }: AdjustValues, balance: string | null): string | null {
  const [hundredths, has] = [toHundredths(amount.trim()), balance === null ? null : toHundredths(balance)];
  if (hundredths === null || has === null) return null;
  return formatAmount(toDecimal(has + hundredths));
}
