import { formatAmount, Icon, Text } from '@facet/ui';
import { payoutAt, percent } from './bet.ts';
import styles from './table.module.css';

/** What is in force for this member before he bets: p, and what comes back of his bet in the long run. */
export function Odds({ winChance, rtp, betHundredths }: { winChance: number; rtp: number; betHundredths: bigint }) {
  return (
    <p className={styles.odds}>
      <Icon name="info" size="small" />
      <span>
        Win chance <Text tone="strong">{percent(winChance)}</Text>. On average{' '}
        <Text tone="strong">{formatAmount(payoutAt(betHundredths, rtp))}</Text> of {formatAmount(payoutAt(betHundredths, 1))} comes back.
      </span>
    </p>
  );
}
