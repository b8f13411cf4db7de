import { messageOf, requestIdOf } from '@facet/remote-kit';
import { ErrorCard, type ErrorCardProps } from '@facet/ui';
import type { ReactNode } from 'react';

interface LoadFailureProps extends Pick<ErrorCardProps, 'as' | 'title'> {
  /** Of the query that failed, with the two others. */
  error: Parameters<typeof messageOf>[0];
  isFetching: boolean;
  refetch: () => unknown;
  /** Beside the server's words. */
  children?: ReactNode;
}

/** In the place of what did not load: why, and Retry. */
export function LoadFailure({ as, title, error, isFetching, refetch, children }: LoadFailureProps) {
  return (
    <ErrorCard as={as} title={title} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
      {messageOf(error)}
      {children && <> {children}</>}
    </ErrorCard>
  );
}
