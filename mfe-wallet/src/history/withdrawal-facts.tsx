import { Link } from '@facet/remote-kit';
import { Badge, Text, TextLink, Thumb } from '@facet/ui';
import type { Withdrawal } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { explainWithdrawal } from './explain-withdrawal.ts';
import { receiptPath } from './receipt-path.ts';
import styles from './withdrawal-history.module.css';

/** What is bought, where, and what became of it. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, gamepassName, experienceName, payoutState, type } = withdrawal;
  return (
    <div className={styles.what}>
      <Thumb drawn={gamepassName} />
      {/* Gets the focus where a button that had it is gone. */}
      <div tabIndex={-1} className={styles.words} data-outcome>
        <Text as="div" tone="strong">
          <TextLink asChild>
            <Link to={receiptPath({ id })}>{gamepassName}</Link>
          </TextLink>{' '}
          {experienceName !== null && (
            <Text tone="muted" size={12} className={styles.experience}>
              {experienceName}
            </Text>
          )}{' '}
          {type === 'test' && <Badge tone="outline">{t('Test')}</Badge>}
        </Text>
        <Text as="div" tone="muted" size={12}>
          <Text tone={payoutState === 'rejected' ? 'danger' : undefined}>{explainWithdrawal(withdrawal)}</Text>{' '}
          <TextLink asChild className={styles.help}>
            <Link to={`/help/new?about=withdrawal:${id}`}>{t('Something wrong?')}</Link>
          </TextLink>
        </Text>
      </div>
    </div>
  );
}
