import { formatAmount, Icon, Skeleton, toDecimal } from '@facet/ui';
import { t, Trans } from '../texts.ts';
import { payoutAt } from './bet.ts';
import { chanceFigure, returnFigure } from './return-figures.ts';
import styles from './table.module.css';

export interface OddsProps {
  rules: { winChance: number; rtp: number; isSetForYou: boolean } | undefined;
  betHundredths: bigint;
}

/**
 * What is in force for this member before they bet: p, the return, and what comes back of their bet in the long run.
 * Where an operator has set it, it says so, in the words that the operator was shown.
 */
export function Odds({ rules, betHundredths }: OddsProps) {
  if (!rules) return <Skeleton height="calc(2 * var(--line-12))" />;
  const { winChance, rtp, isSetForYou } = rules;
  const figures = { chance: chanceFigure(winChance), returned: returnFigure(rtp) };
  return (
    <p className={styles.odds}>
      <Icon name="info" size="small" />
      <span>
        <b>
          {isSetForYou
            ? t('Win chance {chance}%, return {returned}%, set for your account.', figures)
            : t('Win chance {chance}%, return {returned}%.', figures)}
        </b>{' '}
        <Trans
          id="On average you get back <b>{back}</b> of every <bet>{bet}</bet>."
          values={{ back: formatAmount(payoutAt(betHundredths, rtp)), bet: formatAmount(toDecimal(betHundredths)) }}
          components={{ b: <strong />, bet: <span /> }}
        />
      </span>
    </p>
  );
}
