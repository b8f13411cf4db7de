import { t } from './texts.ts';
import styles from './skip-link.module.css';

/** The first thing that Tab reaches: jumps over the navigation to the element with this id. */
export function SkipLink({ targetId = 'main' }: { targetId?: string | undefined }) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {t('Skip to content')}
    </a>
  );
}
