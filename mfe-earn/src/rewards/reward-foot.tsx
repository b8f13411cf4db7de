import { toRobux } from '@facet/remote-kit';
import { Button, Split, Stone } from '@facet/ui';
import type { ReactNode } from 'react';
import { t } from '../texts.ts';
import styles from './rewards.module.css';

interface RewardFootProps {
  /** What the reward pays. */
  reward: string;
  /** Names the action: "Claim R$ 200". */
  claimLabel: string;
  /** Instead of the claim: what is missing, or that it was claimed. */
  notYet: ReactNode;
  onClaim: () => Promise<void>;
}

/** The last line of a reward: what it pays, and the claim or what is missing for it. */
export function RewardFoot({ reward, claimLabel, notYet, onClaim }: RewardFootProps) {
  return (
    <Split className={styles.foot}>
      <span className={styles.reward}>
        <Stone className={styles.stone} />
        <b>{toRobux(reward)}</b>
        <span>{t('Robux')}</span>
      </span>
      {notYet ? (
        <Button aria-disabled>{notYet}</Button>
      ) : (
        <Button variant="primary" onClick={onClaim}>
          {claimLabel}
        </Button>
      )}
    </Split>
  );
}
