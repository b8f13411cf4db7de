import { Avatar, Money, Skeleton, Text } from '@facet/ui';
import { shellApi } from '../shell-api.ts';
import { t } from '../texts.ts';
import { agoOf } from './ago-of.ts';
import styles from './payouts-ticker.module.css';

const SHOWN = 5;
const EVERY_MS = 30_000;

/** Withdrawals that were really paid, the newest first. Nothing to show is no reason for an empty box. */
export function PayoutsTicker() {
  const { data, isError } = shellApi.useGetRecentPayoutsQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true });
  if (isError || data?.length === 0) return null;
  return (
    <section className={styles.ticker} aria-labelledby="paid-out">
      <h2 id="paid-out">
        <span className={styles.pulse} aria-hidden="true" />
        {t('Latest payouts')}
      </h2>
      <ul>
        {data
          ? data.map(({ name, amount, paidAt }, index) => (
              <li key={`${paidAt} ${name}`} className={index === 0 ? styles.newest : undefined}>
                <Avatar name={name} size="small" />
                <span className={styles.payout}>
                  <span>{name}</span>
                  <span className={styles.figures}>
                    <Money amount={amount} size={14} />
                    <Text tone="muted" size={12}>
                      <time dateTime={paidAt}>{agoOf(paidAt)}</time>
                    </Text>
                  </span>
                </span>
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, index) => (
              <li key={index}>
                <Skeleton width="100%" height={40} />
              </li>
            ))}
      </ul>
    </section>
  );
}
