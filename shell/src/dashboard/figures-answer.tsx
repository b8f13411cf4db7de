import type { ReactNode } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { ErrorCard, Skeleton, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { useReadFiguresQuery, type Figures } from './figures-api.ts';

/** An answer to "why?" out of the figures: its place while they load, a Retry when they fail. */
export function FiguresAnswer({ children }: { children: (figures: Figures) => ReactNode }) {
  const { data, error, isFetching, refetch } = useReadFiguresQuery();
  // What answers in the wallet’s place may have another shape.
  if (data && 'earned' in data) return children(data);
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
