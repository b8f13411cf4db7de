import { formatTime, sentenceText } from '@facet/remote-kit';
import { formatAmount, Glyph, Money, Row, WhyFigure } from '@facet/ui';
import type { Earning } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import { labelFor } from './earning-label.ts';
import styles from './history.module.css';
import { WhyEarning } from './why-earning.tsx';

/** One earning: what it was, when, what became of it; the figure answers "why?". */
export function EarningRow({ earning }: { earning: Earning }) {
  const { icon, tone, note, counts } = labelFor(earning);
  const { label, line, amount, earnedAt } = earning;
  return (
    <Row
      wraps
      leading={<Glyph icon={icon} tone={tone} />}
      title={sentenceText(line, label)}
      detail={
        <>
          <time dateTime={earnedAt}>{formatTime(earnedAt)}</time>
          {note && `, ${note}`}
        </>
      }
      trailing={
        <WhyFigure question={t('Why {amount}?', { amount: formatAmount(amount) })} answer={<WhyEarning earning={earning} />}>
          {counts ? <Money amount={amount} signed /> : <s className={styles.lost}>{formatAmount(amount)}</s>}
        </WhyFigure>
      }
    />
  );
}
