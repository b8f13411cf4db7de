import { formatAmount, Notice, SumList } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { hundredthsOf, toDecimal } from '../decimal-amount.ts';
import { t } from '../texts.ts';
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
            { label: t('Current Balance'), value: whole(balance) },
            { label: t('Gamepass "{displayName}"', { displayName }), value: whole(`-${price}`) },
          ]}
          total={{ label: t('Balance after'), value: whole(toDecimal(hundredthsOf(balance) - hundredthsOf(price))) }}
        />
      );
    case 'tooDear':
      return (
        <Notice tone="warning" title={t('Insufficient Balance')}>
          {insufficientBalance(price, balance)}
        </Notice>
      );
    case 'tooSmall':
      return (
        <Notice tone="warning" title={t('Amount Too Low')}>
          {t('Minimum withdrawal amount is {minimum} Robux.', { minimum: robuxNeeded(minimum) })}
        </Notice>
      );
    default:
      return affordability satisfies never;
  }
}

function whole(amount: string): string {
  return formatAmount(amount, { decimals: 0 });
}
