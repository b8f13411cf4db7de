import { Money, toHundredths } from '@facet/ui';
import { toDecimal } from './bet.ts';

/** What a round brought: the payout less the bet, both R$ with two decimals. */
export function Gain({ betAmount, winAmount }: { betAmount: string; winAmount: string }) {
  const hundredths = (toHundredths(winAmount) ?? 0n) - (toHundredths(betAmount) ?? 0n);
  return <Money amount={toDecimal(hundredths)} signed />;
}
