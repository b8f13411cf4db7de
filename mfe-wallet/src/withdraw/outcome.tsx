import { formatAmount, Notice, SumList } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { hundredthsOf, toDecimal } from '../decimal-amount.ts';
import { affordabilityOf, insufficientBalance, robuxNeeded, type Limits } from './affordability.ts';

/** What the balance will be after this gamepass, or why it will not be withdrawn. */
export function Outcome({ gamepass: { displayName, price }, limits: { balance, minimum } }: { gamepass: Gamepass; limits: Limits }) {
  const affordability = affordabilityOf(price, { balance, minimum });
  switch (affordability) {
    case 'affordable':
      return (
        <SumList
          look="receipt"
          lines={[
            { label: 'Current Balance', value: whole(balance) },
            { label: `Gamepass "${displayName}"`, value: whole(`-${price}`) },
          ]}
          total={{ label: 'Balance after', value: whole(toDecimal(hundredthsOf(balance) - hundredthsOf(price))) }}
        />
      );
    case 'tooDear':
      return (
        <Notice tone="warning" title="Insufficient Balance">
          {insufficientBalance(price, balance)}
        </Notice>
      );
    case 'tooSmall':
      return (
        <Notice tone="warning" title="Amount Too Low">
          Minimum withdrawal amount is {robuxNeeded(minimum)} Robux.
        </Notice>
      );
    default:
      return affordability satisfies never;
  }
}

function whole(amount: string): string {
  return formatAmount(amount, { decimals: 0 });
}
