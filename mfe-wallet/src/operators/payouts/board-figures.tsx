import { numberFormat } from '@facet/remote-kit';
import { formatAmount, hundredthsOf, Money, Progress } from '@facet/ui';
import { Figure, Figures, sinceLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { PayoutBoard } from './payouts-api.ts';

const whole = numberFormat();

/** Spent of the cap, what waits, what is unknown. */
export function BoardFigures({ board }: { board: PayoutBoard }) {
  const { spentToday, dailyCap, held, queued, oldestHeldAt, processingCount, unknownCount } = board;
  return (
    <Figures label={t('Figures')}>
      <Figure
        label={t('Paid by the bot today')}
        why={t(
          'What the bot has bought since 00:00 UTC, including purchases with an unknown outcome. The cap is the site setting “Daily payout limit”.',
        )}
        value={<Money amount={spentToday} decimals={0} size={24} />}
      >
        {dailyCap === null ? (
          t('the cap is not known: the bot pays nothing')
        ) : (
          <>
            <Progress thin label={t('Of today’s cap')} value={numberOf(spentToday)} max={Math.max(numberOf(dailyCap), 1)} />
            {t('of {cap} a day', { cap: formatAmount(dailyCap, { decimals: 0 }) })}
          </>
        )}
      </Figure>
      <Figure label={t('Waiting')} why={t('Withdrawals that hold money and that nobody has decided yet.')} value={whole(held)}>
        {oldestHeldAt === null
          ? t('none')
          : t('{queued} for the bot, oldest {age}', { queued: whole(queued), age: sinceLabel(oldestHeldAt) })}
      </Figure>
      <Figure
        label={t('Being paid')}
        why={t('Claimed by an operator or the bot a moment ago; each has its try stored.')}
        value={whole(processingCount)}
      >
        {t('one purchase at a time')}
      </Figure>
      <Figure
        label={t('Unknown')}
        why={t('The purchase was requested, but the platform did not answer. The site keeps asking until it says bought or not bought.')}
        value={whole(unknownCount)}
      >
        {unknownCount === 0 ? t('no unknown outcomes') : t('neither paid nor returned')}
      </Figure>
    </Figures>
  );
}

const numberOf = (amount: string): number => Number(hundredthsOf(amount)) / 100;
