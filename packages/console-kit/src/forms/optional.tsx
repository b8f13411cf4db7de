import { t } from '../texts.ts';
import styles from './forms.module.css';

/** The label of a field that may stay empty. */
export function Optional({ children }: { children: string }) {
  return (
    <span className={styles.optional}>
      {children} <small>{t('optional')}</small>
    </span>
  );
}
