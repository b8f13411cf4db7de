import { Bomb } from '@facet/ui';
import { BetField } from '../table/bet-field.tsx';
import { t } from '../texts.ts';
import { bombCounts } from './bomb-count.ts';
import type { BombsSettingsProps } from './bombs-settings.tsx';
import styles from './bombs.module.css';

/** Bet and bombs in one line above the board: on phones both stay in sight. */
export function BetLine({ bet, bombCount, onBombCount, running }: BombsSettingsProps) {
  return (
    <fieldset className={styles.betLine} aria-label={t('Settings')}>
      <BetField bet={bet} lockedAt={running?.betAmount ?? null} compact="alone" />
      <label className={styles.bombsSelect}>
        <Bomb size={20} />
        <select
          aria-label={t('Bombs')}
          value={running?.bombCount ?? bombCount}
          disabled={running !== null}
          onChange={(event) => onBombCount(event.target.value)}
        >
          {bombCounts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
