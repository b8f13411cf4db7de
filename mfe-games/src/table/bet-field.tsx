import { Button, classes, Field, Input } from '@facet/ui';
import { t } from '../texts.ts';
import type { Bet } from './use-bet.ts';
import styles from './table.module.css';

export interface BetFieldProps {
  bet: Bet;
  /** The bet of the round that runs. */
  lockedAt: string | null;
  /** In one line with other settings, on phones. */
  isCompact?: boolean | undefined;
}

/** The bet in R$, with half and double. What is wrong with it stands here as well. */
export function BetField({ bet, lockedAt, isCompact }: BetFieldProps) {
  const { typed, setTyped, setField, halve, double, problem } = bet;
  const isLocked = lockedAt !== null;
  const error = isLocked ? null : problem;
  return (
    <div className={classes(styles.bet, isLocked && styles.isLocked, isCompact && styles.isCompact)}>
      <Field
        label={t('Bet')}
        hint={!isCompact && (isLocked ? t('Locked during a game') : t('Minimum 1 R$'))}
        error={
          error && (
            <span>
              <strong>{error.title}</strong> <span>{error.description}</span>
            </span>
          )
        }
        requestId={error?.requestId}
      >
        {/* Read only, not disabled: who has the focus here when a round begins keeps it. */}
        <Input
          ref={setField}
          value={lockedAt ?? typed}
          inputMode="decimal"
          autoComplete="off"
          readOnly={isLocked}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <span aria-hidden="true" className={styles.unit}>
        R$
      </span>
      {!isLocked && (
        <span className={styles.steps}>
          <Button variant="quiet" aria-label={t('Half')} onClick={halve}>
            {isCompact ? '½' : t('Half')}
          </Button>
          <Button variant="quiet" aria-label={t('Double')} onClick={double}>
            {isCompact ? '2×' : t('Double')}
          </Button>
        </span>
      )}
    </div>
  );
}
