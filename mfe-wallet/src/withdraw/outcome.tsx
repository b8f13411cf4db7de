import { hundredthsOf, Money, Notice, Stack, SumList, toDecimal } from '@facet/ui';
import type { Gamepass } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { explainObstacle, insufficientBalance, obstacleOf, robuxNeeded, type Limits } from './obstacle-of.ts';
import { PendingOnPlatform } from './pending-on-platform.tsx';
import { arrivesOf, keptOf, usePlatformTerms } from './what-arrives.ts';
import { wholeAmount } from './whole-amount.ts';

/** What arrives of this gamepass and what the balance will be, or why it will not be withdrawn. */
export function Outcome({ gamepass, limits }: { gamepass: Gamepass; limits: Limits }) {
  const obstacle = obstacleOf(gamepass, limits);
  switch (obstacle) {
    case null:
      return <Receipt price={gamepass.price} balance={limits.balance} />;
    case 'tooDear':
      return (
        <Notice tone="warning" title={t('Insufficient Balance')}>
          {insufficientBalance(gamepass.price, limits.balance)}
        </Notice>
      );
    case 'tooSmall':
      return (
        <Notice tone="warning" title={t('Amount Too Low')}>
          {t('Minimum withdrawal amount is {minimum} Robux.', { minimum: robuxNeeded(limits.minimum) })}
        </Notice>
      );
    case 'inUse':
    case 'bought':
      return (
        <Notice tone="warning" title={t('Not possible now')}>
          {explainObstacle(obstacle, gamepass, limits)}
        </Notice>
      );
    default:
      return obstacle satisfies never;
  }
}

function Receipt({ price, balance }: { price: string; balance: string }) {
  const terms = usePlatformTerms();
  return (
    <Stack gap={3}>
      <SumList
        variant="receipt"
        lines={[
          { label: t('Price of the gamepass'), value: wholeAmount(price) },
          {
            label: t('The platform keeps {share}%', { share: String(terms.sharePercent) }),
            value: wholeAmount(`-${keptOf(price, terms)}`),
          },
          { label: t('Your balance afterwards'), value: wholeAmount(toDecimal(hundredthsOf(balance) - hundredthsOf(price))) },
        ]}
        total={{ label: t('You receive'), value: <Money amount={arrivesOf(price, terms)} decimals={0} size={20} /> }}
      />
      <PendingOnPlatform />
    </Stack>
  );
}
