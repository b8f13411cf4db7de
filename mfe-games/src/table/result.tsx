import type { ReactNode } from 'react';
import { classes } from '@facet/ui';
import { Gain } from './gain.tsx';
import styles from './table.module.css';

export interface ResultProps {
  /** Null while the round runs. */
  outcome: 'won' | 'lost' | null;
  betAmount: string;
  winAmount: string | null;
  children: ReactNode;
}

/** What a round brought. It stands in the stage from the first, empty, so that it is read out when it is filled. */
export function Result({ outcome, betAmount, winAmount, children }: ResultProps) {
  return (
    <output className={classes(outcome !== null && styles.result, outcome === 'won' && styles.isWon, outcome === 'lost' && styles.isLost)}>
      {outcome && (
        <>
          <b>
            <Gain betAmount={betAmount} winAmount={winAmount ?? '0.00'} />
          </b>{' '}
          <span>{children}</span>
        </>
      )}
    </output>
  );
}
