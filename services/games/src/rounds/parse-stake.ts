import { parseMoney } from '@facet/service-kit';
import { roundErrors } from './round-errors.ts';

export const MIN_BET = '1.00';

/** Hundredths. @throws bad_request, bet_invalid (400) */
export function parseStake(betAmount: string | number): bigint {
  const stakeHundredths = parseMoney(betAmount, 'betAmount');
  if (stakeHundredths < parseMoney(MIN_BET, 'MIN_BET'))
    throw roundErrors('bet_invalid', 'Please enter a valid bet amount. The minimum bet is 1 R$.');
  return stakeHundredths;
}
