import { isRequestError, Link, messageOf, requestIdOf, useParams } from '@facet/remote-kit';
import {
  Button,
  Card,
  CardHead,
  Columns,
  EmptyState,
  ErrorCard,
  Icon,
  PageHeader,
  Skeleton,
  Stack,
  Timeline,
  VisuallyHidden,
} from '@facet/ui';
import { useReadReceiptQuery, type Receipt } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { useNewTransaction } from '../use-new-transaction.ts';
import { usePlatformTerms } from '../withdraw/what-arrives.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { receiptSteps } from './receipt-steps.ts';
import styles from './receipt.module.css';

/**
 * /withdraw/receipt/:id: one withdrawal, what became of it, what arrives and when. Asked for again when money moves:
 * operators move it on.
 */
export function Component() {
  const { id = '' } = useParams();
  const {
    currentData: receipt,
    error,
    isFetching,
    refetch,
  } = useReadReceiptQuery(encodeURIComponent(id), { refetchOnMountOrArgChange: true });
  useNewTransaction(refetch);
  const isUnknown = isRequestError(error) && error.kind === 'refused' && error.status === 404;
  return (
    <Stack gap={6}>
      <PageHeader title={t('Receipt')} aside={<BackLink />}>
        {t('What happened to a withdrawal, and what you receive.')}
      </PageHeader>
      {!receipt && !error && <LoadingReceipt />}
      {!receipt && error && isUnknown && (
        <Card>
          <EmptyState title={t('There is no such withdrawal')} action={<BackLink />}>
            {t('The link may be out of date, or it belongs to another account. Your own withdrawals are all in the list.')}
          </EmptyState>
        </Card>
      )}
      {error && !isUnknown && (
        <ErrorCard as="h2" title={t('The receipt did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {receipt && <Whole receipt={receipt} onChanged={refetch} />}
    </Stack>
  );
}

function Whole({ receipt, onChanged }: { receipt: Receipt; onChanged: () => unknown }) {
  const terms = usePlatformTerms(receipt.withdrawal);
  return (
    <Columns>
      <ReceiptCard withdrawal={receipt.withdrawal} onChanged={onChanged} />
      <Stack gap={4}>
        <Card aria-labelledby="what-happened">
          <CardHead id="what-happened" title={t('What happened')} />
          <Timeline items={receiptSteps(receipt, terms)} />
        </Card>
        <Button asChild variant="quiet" className={styles.wrong}>
          <Link to={`/help/new?about=withdrawal:${receipt.withdrawal.id}`}>{t('Something wrong?')}</Link>
        </Button>
      </Stack>
    </Columns>
  );
}

function BackLink() {
  return (
    <Button asChild variant="quiet">
      <Link to="/withdraw">
        <Icon name="arrow-left" size="small" /> {t('Your withdrawals')}
      </Link>
    </Button>
  );
}

function LoadingReceipt() {
  return (
    <Columns aria-busy="true">
      <Card>
        <VisuallyHidden as="output">{t('Loading the receipt')}</VisuallyHidden>
        <Skeleton height={360} />
      </Card>
      <Card>
        <Skeleton height={280} />
      </Card>
    </Columns>
  );
}
