import type { ReactNode } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { ErrorCard, Skeleton, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { statementApi, type Statement } from './statement-api.ts';

/** An answer to "why?" out of the statement: its place while it loads, a Retry when it fails. */
export function StatementAnswer({ children }: { children: (statement: Statement) => ReactNode }) {
  const { data, error, isFetching, refetch } = statementApi.useGetStatementQuery();
  if (data) return children(data);
  if (!isFetching || error)
    return (
      <ErrorCard title={t('The answer did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  return (
    <Stack gap={2} aria-busy="true">
      <Skeleton height={20} />
      <Skeleton height={20} />
      <Skeleton height={20} />
    </Stack>
  );
}
