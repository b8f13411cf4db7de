import { hundredthsOf } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { t } from '../texts.ts';

/** Decimal strings of R$. */
export interface Limits {
  balance: string;
  minimum: string;
}

/** Why no withdrawal goes through a gamepass now. */
export type Obstacle = 'inUse' | 'bought' | 'tooDear' | 'tooSmall';

/** Null: nothing stands between, or a wallet from before does not tell yet; the request looks again. */
export function obstacleOf({ price, unavailable }: Pick<Gamepass, 'price' | 'unavailable'>, { balance, minimum }: Limits): Obstacle | null {
  if (unavailable) return unavailable === 'bought' ? 'bought' : 'inUse';
  if (hundredthsOf(price) > hundredthsOf(balance)) return 'tooDear';
  return hundredthsOf(price) < hundredthsOf(minimum) ? 'tooSmall' : null;
}

export function explainObstacle(obstacle: Obstacle, { price }: Pick<Gamepass, 'price'>, { balance, minimum }: Limits): string {
  switch (obstacle) {
    case 'inUse':
      return t('Already part of an open withdrawal.');
    case 'bought':
      return t('We bought it before, and a gamepass can be bought only once. Create another one to use it again.');
    case 'tooDear':
      return t('Insufficient Balance: {reason}', { reason: insufficientBalance(price, balance) });
    case 'tooSmall':
      return t('Below the minimum of {minimum} Robux. Raise its price to use it.', { minimum: robuxNeeded(minimum) });
    default:
      return obstacle satisfies never;
  }
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
