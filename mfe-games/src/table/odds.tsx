import { formatAmount, Icon } from '@facet/ui';
import { payoutAt, percent, toDecimal } from './bet.ts';
import styles from './table.module.css';

/** What is in force for this member before he bets: p, and what comes back of his bet in the long run. */
export function Odds({ winChance, rtp, betHundredths }: { winChance: number; rtp: number; betHundredths: bigint }) {
  return (
    <p className={styles.odds}>
      <Icon name="info" size="small" />
      <span>
        Win chance <strong>{percent(winChance)}</strong>. On average <strong>{formatAmount(payoutAt(betHundredths, rtp))}</strong> of{' '}
        <span>{formatAmount(toDecimal(betHundredths))}</span> comes back.
      </span>
    </p>
  );
}
