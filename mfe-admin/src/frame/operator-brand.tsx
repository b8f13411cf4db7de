import { t } from '../texts.ts';
import styles from './operator-brand.module.css';

/** The mark of the operators’ area. */
export function OperatorBrand() {
  return (
    <span className={styles.brand}>
      <span className={styles.mark} aria-hidden="true">
        R$
      </span>
      <span className={styles.word}>{t('Operator')}</span>
    </span>
  );
}
