import { formatAmount } from '@facet/ui';
import { useCreditMoment } from './credit-moment.tsx';
import styles from './moments.module.css';

/** Below the balance, while a credit is news; read out once. */
export function CreditNote() {
  const moment = useCreditMoment();
  return (
    <output className={styles.note}>
      {moment && (
        <span key={moment.id} className={moment.amount.startsWith('-') ? styles.loss : styles.gain}>
          {`${formatAmount(moment.amount, { signed: true })} ${moment.label}`}
        </span>
      )}
    </output>
  );
}
