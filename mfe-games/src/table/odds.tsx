import { formatAmount, Icon } from '@facet/ui';
import { Trans } from '../texts.ts';
import { payoutAt, percent, toDecimal } from './bet.ts';
import styles from './table.module.css';

/** What is in force for this member before he bets: p, and what comes back of his bet in the long run. */
export function Odds({ winChance, rtp, betHundredths }: { winChance: number; rtp: number; betHundredths: bigint }) {
  return (
    <p className={styles.odds}>
      <Icon name="info" size="small" />
      <span>
        <Trans
          id="Win chance <b>{chance}</b>. On average <b>{back}</b> of <bet>{bet}</bet> comes back."
          values={{
            chance: percent(winChance),
            back: formatAmount(payoutAt(betHundredths, rtp)),
            bet: formatAmount(toDecimal(betHundredths)),
          }}
          components={{ b: <strong />, bet: <span /> }}
        />
      </span>
    </p>
  );
}
