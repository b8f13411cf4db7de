import { Link, type RequestError, type SerializedError } from '@facet/remote-kit';
import { Card, CardHead, Glyph, Money, Row, Rows, SkeletonRows, Text, TextLink, VisuallyHidden } from '@facet/ui';
import type { OpenWithdrawal, StatementSummary } from '../api/wallet-api.ts';
import { payoutLabel } from '../history/payout-label.ts';
import { receiptPath } from '../history/receipt-path.ts';
import { t } from '../texts.ts';
import { FailedLine } from './failed-line.tsx';
import styles from './statement.module.css';

interface HeldWithdrawalsProps {
  summary: {
    data?: StatementSummary | undefined;
    error?: RequestError | SerializedError | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** What open withdrawals hold: it has left the balance and has not arrived yet. */
export function HeldWithdrawals({ summary: { data, error, isFetching, refetch } }: HeldWithdrawalsProps) {
  return (
    <Card flush aria-labelledby="held-withdrawals">
      <CardHead id="held-withdrawals" title={t('Held for withdrawals')}>
        {data && <Money amount={data.held} />}
      </CardHead>
      {!data && !error && (
        <div aria-busy="true">
          <VisuallyHidden as="output">{t('Loading your held amounts')}</VisuallyHidden>
          <SkeletonRows count={1} />
        </div>
      )}
      {!data && error && <FailedLine title={t('Your held amounts did not load')} isFetching={isFetching} refetch={refetch} />}
      {data?.pending.length === 0 && (
        <Text as="p" tone="muted" className={styles.inset}>
          {t('No withdrawals are open.')}
        </Text>
      )}
      {data && data.pending.length > 0 && (
        <Rows>
          {data.pending.map((withdrawal) => (
            <HeldRow key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function HeldRow({ withdrawal: { id, gamepassName, payoutState, amount } }: { withdrawal: OpenWithdrawal }) {
  return (
    <Row
      leading={<Glyph icon="lock" tone="warning" />}
      title={
        <TextLink asChild>
          <Link to={receiptPath({ id })}>{gamepassName}</Link>
        </TextLink>
      }
      detail={payoutLabel(payoutState)}
      trailing={<Money amount={amount} />}
      wraps
    />
  );
}
