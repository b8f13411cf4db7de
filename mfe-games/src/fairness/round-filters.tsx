import { Segmented } from '@facet/ui';
import type { Round, RoundsOf } from '../api/games-api.ts';
import { t } from '../texts.ts';
import styles from './fairness.module.css';

export interface RoundsWanted {
  of: RoundsOf;
  ended: 'all' | Extract<Round['outcome'], 'won' | 'lost'>;
}

/** Of which game, and how they ended. */
export function RoundFilters({ of, ended, onWanted }: RoundsWanted & { onWanted: (wanted: RoundsWanted) => void }) {
  return (
    <div className={styles.filters}>
      <Segmented<RoundsWanted['of']>
        label={t('Game')}
        options={[
          { value: 'all', label: t('All') },
          { value: 'bombs', label: t('Bombs') },
          { value: 'crash', label: t('Crash') },
        ]}
        value={of}
        onValueChange={(next) => onWanted({ of: next, ended })}
      />
      <Segmented<RoundsWanted['ended']>
        label={t('Result')}
        options={[
          { value: 'all', label: t('All') },
          { value: 'won', label: t('Won') },
          { value: 'lost', label: t('Lost') },
        ]}
        value={ended}
        onValueChange={(next) => onWanted({ of, ended: next })}
      />
    </div>
  );
}
