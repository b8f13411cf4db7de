import { Link, messageOf, requestIdOf, sessionApi } from '@facet/remote-kit';
import { Button, Card, EmptyState, ErrorCard, Notice, PageHeader, Skeleton, Stack, VisuallyHidden } from '@facet/ui';
import { WithdrawalHistory } from '../history/withdrawal-history.tsx';
import { t } from '../texts.ts';
import { TestFlow } from './test-flow.tsx';

/** /testgamepass, as long as the operator's setting `test_withdrawals` is on. */
export function Component() {
  const { data, error, isFetching, refetch } = sessionApi.useGetSettingQuery('test_withdrawals', { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={6}>
      <PageHeader title={t('Test withdrawal')}>{t('Try the full withdrawal flow. Our team sees it as a test.')}</PageHeader>
      {data === undefined && !error && <Loading />}
      {data === undefined && error && (
        <ErrorCard as="h2" title={t('Test withdrawal did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {data === 'on' && <Flow />}
      {data !== undefined && data !== 'on' && <SwitchedOff />}
    </Stack>
  );
}

function Flow() {
  return (
    <>
      <Notice tone="info" title={t('A test holds real R$')}>
        {t('The amount is held, as with any withdrawal. Cancel it below to get it back.')}
      </Notice>
      <TestFlow />
      <WithdrawalHistory only="test" />
    </>
  );
}

function SwitchedOff() {
  const instead = (
    <Button asChild>
      <Link to="/withdraw">{t('Withdraw')}</Link>
    </Button>
  );
  return (
    <Card>
      <EmptyState as="h2" title={t('Test withdrawals are switched off')} action={instead}>
        {t('Our team switches test withdrawals on from time to time. Real withdrawals work as usual.')}
      </EmptyState>
    </Card>
  );
}

function Loading() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{t('Loading the test withdrawal')}</VisuallyHidden>
      <Skeleton height={420} radius={12} />
    </div>
  );
}
