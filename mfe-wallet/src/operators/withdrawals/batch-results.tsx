import { formatAmount } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './withdrawals.module.css';

export interface BatchRow {
  id: string;
  username: string | null;
  amount: string | null;
  words: string;
  message: string | null;
}

/** Each of a batch: whose, how much, what became of it and why. */
export function BatchResults({ rows }: { rows: readonly BatchRow[] }) {
  return (
    <ul className={styles.results} aria-label={t('Each withdrawal')}>
      {rows.map(({ id, username, amount, words, message }) => (
        <li key={id}>
          <span>
            <b>{username ?? id}</b> {amount !== null && formatAmount(amount)}
          </span>
          <span>{words}</span>
          {message !== null && <small>{message}</small>}
        </li>
      ))}
    </ul>
  );
}
