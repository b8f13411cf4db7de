import { hundredthsOf } from '../decimal-amount.ts';
import { t } from '../texts.ts';

/** Decimal strings of R$. */
export interface Limits {
  balance: string;
  minimum: string;
}

/** Whether a gamepass of this price can be withdrawn; if not, what stands between. */
export function affordabilityOf(price: string, { balance, minimum }: Limits): 'affordable' | 'tooDear' | 'tooSmall' {
  if (hundredthsOf(price) > hundredthsOf(balance)) return 'tooDear';
  return hundredthsOf(price) < hundredthsOf(minimum) ? 'tooSmall' : 'affordable';
}

/** What is needed is rounded up and what is there down, so that one never needs 100 and has 100. */
export function insufficientBalance(price: string, balance: string): string {
  return t('You need {price} Robux but only have {balance} Robux.', {
    price: robuxNeeded(price),
    balance: String(hundredthsOf(balance) / 100n),
  });
}

/** Whole R$ of a price or of a minimum, rounded up. */
export function robuxNeeded(amount: string): string {
  return ((hundredthsOf(amount) + 99n) / 100n).toString();
}
