import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, ErrorCard, Skeleton, Text } from '@facet/ui';
import { useGetEntriesInfiniteQuery } from '../api/social-api.ts';
import { t } from '../texts.ts';
import styles from './draw.module.css';

/** Who is in, by number, page after page. */
export function EntryList({ eventId }: { eventId: string }) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useGetEntriesInfiniteQuery(eventId);
  if (error)
    return (
      <ErrorCard title={t('The entries did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!data) return <Skeleton height={80} />;
  const total = data.pages.at(-1)?.total ?? 0;
  return (
    <section aria-label={t('Entries')}>
      <Text as="p" tone="muted" size={12}>
        {total === 0 ? t('No one has joined yet') : t('{total, plural, one {# entry} other {# entries}}', { total })}
      </Text>
      <ol className={styles.entries}>
        {data.pages.flatMap(({ entries }) =>
          entries.map(({ number, username }) => (
            <li key={number}>
              <span>{number}</span> {username ?? t('a member')}
            </li>
          )),
        )}
      </ol>
      {hasNextPage && (
        <Button size="small" onClick={() => fetchNextPage()}>
          {t('More entries')}
        </Button>
      )}
    </section>
  );
}
