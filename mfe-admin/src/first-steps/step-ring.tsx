import { OctagonRing, type OctagonRingProps } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './first-steps.module.css';

const THICKNESS = 15;
const FACETS = ['var(--gem-lit)', 'var(--gem-face)', 'var(--gem-side)'] as const;

/** How far one is: a cut for each step, lit where it is decided. */
export function StepRing({ decided, all }: { decided: number; all: number }) {
  const parts: OctagonRingProps['parts'] = Array.from({ length: all }, (_, index) => ({
    size: 1,
    color: index < decided ? (FACETS[index % FACETS.length] ?? '') : 'var(--surface-3)',
  }));
  return (
    <div className={styles.ring}>
      <OctagonRing label={t('{decided} of {all} decided', { decided, all })} parts={parts} thickness={THICKNESS} />
      <p className={styles.middle} aria-hidden="true">
        <b>{decided}</b>
        <span>{t('of {all}', { all })}</span>
      </p>
    </div>
  );
}
