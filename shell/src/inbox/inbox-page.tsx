import { useState } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, Cluster, EmptyState, ErrorCard, PageHeader, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi, type NoticeFilter } from './inbox-api.ts';
import { InboxFilters, type ChosenFilter } from './inbox-filters.tsx';
import { NoticeDays } from './notice-days.tsx';
import { ReadAll } from './read-all.tsx';
import { SettingsLink } from './settings-link.tsx';
import { useNoticeMatters } from './use-notice-kinds.ts';
import { useReadOnLeaving } from './use-read-on-leaving.ts';

/** Everything that the member was told in 90 days. What was on the screen counts as read once they leave. */
export function Component() {
  const groups = useNoticeMatters();
  const [filter, setFilter] = useState<ChosenFilter>('all');
  const { data: counts } = inboxApi.useCountNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const kinds = groups.find(({ label }) => filter !== 'all' && filter !== 'unread' && label === filter.label)?.kinds ?? [];
  return (
    <>
      <PageHeader
        title={t('Notifications')}
        aside={
          <Cluster>
            <ReadAll />
            <SettingsLink />
          </Cluster>
        }
      >
        {t('Everything from the last 90 days.')}
      </PageHeader>
      <InboxFilters groups={groups} counts={counts} filter={filter} onFilter={setFilter} />
      <Notices kinds={kinds.map(({ kind }) => kind).join(',')} onlyNew={filter === 'unread'} />
    </>
  );
}

function Notices(filter: NoticeFilter) {
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, isFetchNextPageError, refetch } = inboxApi.useGetNoticesInfiniteQuery(
    filter,
    { refetchOnMountOrArgChange: true },
  );
  const notices = currentData?.pages.flatMap((page) => page.notices);
  useReadOnLeaving(filter.kinds === '' ? notices : undefined);
  if (!notices && !error) {
    return (
      <Card flush aria-busy="true" aria-label={t('Notifications')}>
        <VisuallyHidden as="output">{t('Loading your notifications')}</VisuallyHidden>
        <SkeletonRows count={6} />
      </Card>
    );
  }
  const failure = error && (
    <ErrorCard
      as="h2"
      title={t('Your notifications did not load')}
      onRetry={isFetchNextPageError ? fetchNextPage : refetch}
      retrying={isFetching}
      requestId={requestIdOf(error)}
    >
      {messageOf(error)}
    </ErrorCard>
  );
  if (!notices) return failure;
  return (
    <>
      <Card flush aria-label={t('Notifications')}>
        {notices.length === 0 ? <NoNotices onlyNew={filter.onlyNew} /> : <NoticeDays notices={notices} />}
      </Card>
      {failure}
      {hasNextPage && !error && (
        <Cluster>
          <Button wide busy={isFetching} onClick={() => fetchNextPage()}>
            {t('Show more')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

function NoNotices({ onlyNew }: { onlyNew: boolean }) {
  if (onlyNew)
    return (
      <EmptyState as="h2" title={t('You’re all caught up')}>
        {t('You’ve read everything. New notifications show up here.')}
      </EmptyState>
    );
  return (
    <EmptyState as="h2" title={t('Nothing here yet')}>
      {t('Credits, withdrawals and news about your friends will show up here.')}
    </EmptyState>
  );
}
