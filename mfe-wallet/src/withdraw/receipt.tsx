import { formatAmount, SumList, toHundredths } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';

/** What the balance will be. */
export function Receipt({ gamepass, balance }: { gamepass: Gamepass; balance: string }) {
  const whole = { decimals: 0 } as const;
  return (
    <SumList
      look="receipt"
      lines={[
        { label: 'Current Balance', value: formatAmount(balance, whole) },
        { label: `Gamepass "${gamepass.displayName || gamepass.name}"`, value: formatAmount(`-${gamepass.price}`, whole) },
      ]}
      total={{ label: 'Balance after', value: formatAmount(difference(balance, gamepass.price), whole) }}
    />
  );
}

function difference(balance: string, price: string): string {
  const rest = (toHundredths(balance) ?? 0n) - (toHundredths(price) ?? 0n);
  return `${rest / 100n}.${(rest % 100n).toString().padStart(2, '0')}`;
}
