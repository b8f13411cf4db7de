import { hundredthsOf, Money, toDecimal } from '@facet/ui';

/** What a round brought: the payout less the bet, both R$ with two decimals. */
export function Gain({ betAmount, winAmount }: { betAmount: string; winAmount: string }) {
  const hundredths = hundredthsOf(winAmount) - hundredthsOf(betAmount);
  return <Money amount={toDecimal(hundredths)} signed />;
}
