import { formatAmount } from '@facet/ui';
import styles from './cells.module.css';

/** R$ of the wire in a column that says R$ in its head: "1,284" with a quiet ".50". */
export function Amount({ amount }: { amount: string }) {
  const [whole, cents] = formatAmount(amount).replace('R$ ', '').split('.');
  return (
    <span className={styles.amount}>
      {whole}
      <span className={styles.quiet}>.{cents}</span>
    </span>
  );
}
