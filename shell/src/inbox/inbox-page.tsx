import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Card, Cluster, EmptyState, ErrorCard, PageHeader, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi, type Notice } from './inbox-api.ts';
import styles from './inbox.module.css';
import { NoticeDays } from './notice-days.tsx';
import { useNoticeGroups, type NoticeGroup } from './use-notice-kinds.ts';

/** Everything that the member was told in 90 days. What is on the screen counts as read. */
export function InboxPage() {
  const groups = useNoticeGroups();
  const [filter, setFilter] = useState<string | null>(null);
  const kinds = groups.find(({ label }) => label === filter)?.kinds.map(({ kind }) => kind) ?? [];
  return (
    <>
      <PageHeader
        title={t('Notifications')}
        aside={
          <Button asChild>
            <Link to="/inbox/settings">{t('Settings')}</Link>
          </Button>
        }
      >
        {t('Everything from the last 90 days.')}
      </PageHeader>
      <Filters groups={groups} filter={filter} onFilter={setFilter} />
      <Notices kinds={kinds.join(',')} />
    </>
  );
}

interface FiltersProps {
  groups: readonly NoticeGroup[];
  filter: string | null;
  onFilter: (label: string | null) => void;
}

function Filters({ groups, filter, onFilter }: FiltersProps) {
  return (
    <fieldset className={styles.filters}>
      <legend>
        <VisuallyHidden>{t('Filter')}</VisuallyHidden>
      </legend>
      {[null, ...groups.map(({ label }) => label)].map((label) => (
        <Button key={label ?? ''} size="small" aria-pressed={filter === label} onClick={() => onFilter(label)}>
          {label ?? t('All')}
        </Button>
      ))}
    </fieldset>
  );
}

function Notices({ kinds }: { kinds: string }) {
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, isFetchNextPageError, refetch } = inboxApi.useGetNoticesInfiniteQuery(
    kinds,
    { refetchOnMountOrArgChange: true },
  );
  const notices = currentData?.pages.flatMap((page) => page.notices);
  useRead(kinds === '' ? notices : undefined);
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
        {notices.length === 0 ? (
          <EmptyState as="h2" title={t('Nothing here yet')}>
            {t('Credits, withdrawals and news about your friends will show up here.')}
          </EmptyState>
        ) : (
          <NoticeDays notices={notices} />
        )}
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

/** The newest that is on the screen, and so all before it, was seen. */
function useRead(notices: readonly Notice[] | undefined): void {
  const [readNotices] = inboxApi.useReadNoticesMutation();
  const newest = notices?.[0];
  const upTo = newest?.isNew ? newest.id : undefined;
  useEffect(() => {
    const read = () => {
      if (upTo !== undefined && document.visibilityState !== 'hidden') void readNotices({ upTo });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [upTo, readNotices]);
}
