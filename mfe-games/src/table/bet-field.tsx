import { Button, classes, Field, Input, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { startOnEnter } from './start-on-enter.ts';
import type { Bet } from './use-bet.ts';
import styles from './table.module.css';

export interface BetFieldProps {
  bet: Bet;
  /** The bet of the round that runs. */
  lockedAt: string | null;
  /** In one line with other settings, on phones: for itself, or under a label like its neighbour's. */
  compact?: 'alone' | 'labelled' | undefined;
}

/** The bet in R$, with half and double. What is wrong with it stands here as well. */
export function BetField({ bet, lockedAt, compact }: BetFieldProps) {
  const { typed, setTyped, setField, halve, double, problem } = bet;
  const isLocked = lockedAt !== null;
  const error = isLocked ? null : problem;
  return (
    <div className={classes(styles.bet, isLocked && styles.isLocked, compact && styles[compact])}>
      <Field
        label={t('Bet')}
        hint={!compact && (isLocked ? t('Locked during a game') : t('Minimum R$ 1'))}
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
          onKeyDown={startOnEnter}
        />
      </Field>
      <span aria-hidden="true" className={styles.unit}>
        R$
      </span>
      {!isLocked && compact !== 'labelled' && (
        <span className={styles.steps}>
          <Button variant="quiet" onClick={halve}>
            <Step short={compact && '½'}>{t('Half')}</Step>
          </Button>
          <Button variant="quiet" onClick={double}>
            <Step short={compact && '2×'}>{t('Double')}</Step>
          </Button>
        </span>
      )}
    </div>
  );
}

/** A short sign for who sees it, the word for who does not. */
function Step({ short, children }: { short: string | undefined; children: string }) {
  if (!short) return children;
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
