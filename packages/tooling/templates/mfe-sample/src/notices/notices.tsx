import { useRef } from 'react';
import { dateFormat, isRequestError, messageOf } from '@facet/remote-kit';
import { Card, EmptyState, ErrorCard, Row, Rows, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { useListNoticesQuery } from '../api/sample-api.ts';
import { t } from '../texts.ts';

/** "20 Nov, 19:05" */
const when = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The notices, or what stands in their place: coming, failed, none. */
export function Notices() {
  const section = useRef<HTMLElement>(null);
  const { data, error, isFetching, refetch } = useListNoticesQuery();
  const retry = async () => {
    const { isSuccess } = await refetch();
    // The button goes away with the error: the focus stays where it was.
    if (isSuccess) section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={t('Notices')} aria-busy={isFetching}>
      {!data && error && (
        <ErrorCard as="h2" title={t('Notices did not load')} onRetry={retry} retrying={isFetching} detail={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {(data || !error) && (
        <Card flush as="div">
          {!data && <Loading />}
          {data?.notices.length === 0 && (
            <EmptyState as="h2" title={t('No notices yet')}>
              {t('What the operators post shows here.')}
            </EmptyState>
          )}
          {data && data.notices.length > 0 && (
            <Rows>
              {data.notices.map(({ id, text, postedAt }) => (
                <Row key={id} wraps title={text} detail={<time dateTime={postedAt}>{when(postedAt)}</time>} />
              ))}
            </Rows>
          )}
        </Card>
      )}
    </section>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden as="output">{t('Loading the notices')}</VisuallyHidden>
      <SkeletonRows />
    </>
  );
}

/** What support asks for. */
function requestIdOf(error: unknown): string | null {
  return isRequestError(error) && error.kind === 'refused' ? error.requestId : null;
}
