import type { ReactNode } from 'react';
import { Button } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './table.module.css';

/** Over the foot of the screen while rows are selected: how many, and what can be done with all of them. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  return (
    <section className={styles.bulk} aria-label={t('Selected rows')}>
      <output>{t('{count} selected', { count })}</output>
      {children}
      <Button size="small" variant="quiet" onClick={onClear}>
        {t('Clear')}
      </Button>
    </section>
  );
}
