import { classes, formatFigure } from '@facet/ui';
import styles from './cells.module.css';

export interface AmountProps {
  amount: string;
  /** A sign, and green or red by it. */
  signed?: boolean | undefined;
}

/** R$ of the wire in a column that says R$ in its head: "1,284" with a quiet ".50". */
export function Amount({ amount, signed = false }: AmountProps) {
  const [whole, cents] = formatFigure(amount, { signed }).split('.');
  return (
    <span className={classes(styles.amount, signed && (amount.startsWith('-') ? styles.loss : styles.gain))}>
      {whole}
      <span className={styles.quiet}>.{cents}</span>
    </span>
  );
}
