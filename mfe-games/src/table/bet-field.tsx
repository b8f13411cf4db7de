import { Button, classes, Field, Input } from '@facet/ui';
import { t } from '../texts.ts';
import { toDecimal } from './bet.ts';
import type { Bet } from './use-bet.ts';
import styles from './table.module.css';

const LEAST = 100n;

/** The bet in R$, with half and double. `lockedAt`: the bet of the round that runs. */
export function BetField({ bet, lockedAt }: { bet: Bet; lockedAt: string | null }) {
  const isLocked = lockedAt !== null;
  const set = (hundredths: bigint) => bet.setTyped(toDecimal(hundredths < LEAST ? LEAST : hundredths));
  const double = () => set(bet.hundredths * 2n > bet.balanceHundredths ? bet.balanceHundredths : bet.hundredths * 2n);
  return (
    <div className={classes(styles.bet, isLocked && styles.isLocked)}>
      <Field label={t('Bet')} hint={isLocked ? t('Locked during a game') : t('Minimum 1 R$')}>
        <Input
          value={lockedAt ?? bet.typed}
          inputMode="decimal"
          autoComplete="off"
          disabled={isLocked}
          onChange={(event) => bet.setTyped(event.target.value)}
        />
      </Field>
      <span aria-hidden="true" className={styles.unit}>
        R$
      </span>
      {!isLocked && (
        <span className={styles.steps}>
          <Button variant="quiet" onClick={() => set(bet.hundredths / 2n)}>
            {t('Half')}
          </Button>
          <Button variant="quiet" onClick={double}>
            {t('Double')}
          </Button>
        </span>
      )}
    </div>
  );
}
