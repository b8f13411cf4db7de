import { messageOf } from '@facet/remote-kit';
import { Button, ErrorCard, Skeleton, Text } from '@facet/ui';
import { useGetEntriesInfiniteQuery } from '../api/social-api.ts';
import styles from './draw.module.css';

/** Who is in, by number, page after page. */
export function EntryList({ eventId }: { eventId: string }) {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useGetEntriesInfiniteQuery(eventId);
  if (error)
    return (
      <ErrorCard title="The entries did not load" onRetry={refetch} retrying={isFetching}>
        {messageOf(error)}
      </ErrorCard>
    );
  if (!data) return <Skeleton height={80} />;
  const total = data.pages.at(-1)?.total ?? 0;
  return (
    <section aria-label="Entries">
      <Text as="p" tone="muted" size={12}>
        {total === 0 ? 'Nobody has joined yet' : `${total} ${total === 1 ? 'entry' : 'entries'}`}
      </Text>
      <ol className={styles.entries}>
        {data.pages.flatMap(({ entries }) =>
          entries.map(({ number, username }) => (
            <li key={number}>
              <span>{number}</span> {username ?? 'a member'}
            </li>
          )),
        )}
      </ol>
      {hasNextPage && (
        <Button size="small" onClick={() => fetchNextPage()}>
          More entries
        </Button>
      )}
    </section>
  );
}
