import { Link } from 'react-router-dom';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, EmptyState, ErrorCard, SkeletonRows, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi } from './inbox-api.ts';
import styles from './inbox.module.css';
import { NoticeDays } from './notice-days.tsx';
import { ReadAll } from './read-all.tsx';
import { SettingsLink } from './settings-link.tsx';
import { useReadOnLeaving } from './use-read-on-leaving.ts';

const ALL = { kinds: '', onlyNew: false };

/** Beside the heading of the panel. */
export function LatestActions() {
  return (
    <>
      <ReadAll isIcon />
      <SettingsLink variant="quiet" />
    </>
  );
}

/** The first page of the inbox; what was shown counts as read once it is closed, as on the page. */
export function LatestNotices() {
  const { currentData, error, isFetching, refetch } = inboxApi.useGetNoticesInfiniteQuery(ALL, { refetchOnMountOrArgChange: true });
  const notices = currentData?.pages[0]?.notices;
  useReadOnLeaving(notices);
  if (notices?.length === 0)
    return (
      <EmptyState
        title={t('You’re all caught up')}
        action={
          <Button asChild>
            <Link to="/earn">{t('Find something to do')}</Link>
          </Button>
        }
      >
        {t('Credits, withdrawals and news about your friends will show up here.')}
      </EmptyState>
    );
  if (notices) return <NoticeDays notices={notices} />;
  if (error)
    return (
      <div className={styles.inset}>
        <ErrorCard title={t('Your notifications did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      </div>
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">{t('Loading your notifications')}</VisuallyHidden>
      <SkeletonRows count={6} />
    </div>
  );
}
