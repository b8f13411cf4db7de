import { formatMoney, type DomainError } from '@facet/service-kit';
import type { Balance } from '../ledger/index.ts';
import { withdrawalErrors } from './withdrawal-errors.ts';

/** Whole R$ as the page shows them, rounded down. */
export const wholeRobux = (amountHundredths: bigint): string => String(amountHundredths / 100n);

/** Why the balance does not cover a withdrawal: a debt is the reason where there is one. */
export function insufficientBalance(balance: Balance, amountHundredths: bigint, type: 'normal' | 'test'): DomainError {
  if (balance.debtHundredths > 0n) {
    const debt = formatMoney(balance.debtHundredths);
    return withdrawalErrors('in_debt', `Withdrawals are paused until your debt of R$ ${debt} from reversed earnings is paid off.`);
  }
  if (type === 'test') return withdrawalErrors('insufficient_balance', "You don't have enough balance for this withdrawal.");
  const [need, have] = [wholeRobux(amountHundredths), wholeRobux(balance.availableHundredths)];
  return withdrawalErrors('insufficient_balance', `Insufficient Balance: You need ${need} Robux but only have ${have} Robux.`);
}
