import { toHundredths } from '@facet/ui';

/** What stands between a member and a gamepass, if anything. Prices and balances are decimal strings of R$. */
export type Affordability = { status: 'affordable' } | { status: 'tooDear'; message: string } | { status: 'tooSmall'; message: string };

export function affordabilityOf(price: string, { balance, minimum }: { balance: string; minimum: string }): Affordability {
  const [cost, has, least] = [price, balance, minimum].map((amount) => toHundredths(amount) ?? 0n) as [bigint, bigint, bigint];
  if (cost > has) {
    return {
      status: 'tooDear',
      message: `Insufficient Balance: You need ${wholeRobux(cost)} Robux but only have ${wholeRobux(has)} Robux.`,
    };
  }
  if (cost < least) return { status: 'tooSmall', message: `Minimum withdrawal amount is ${wholeRobux(least)} Robux.` };
  return { status: 'affordable' };
}

/** Rounded down, as everywhere where no decimals are shown. */
export function wholeRobux(amountHundredths: bigint): string {
  return (amountHundredths / 100n).toString();
}
