import type { RequestError, SerializedError } from '@facet/remote-kit';
import { useGetEarningsInfiniteQuery, type Earning } from '../api/earn-api.ts';

/** How often a line that is on its way to the balance is looked at again. */
const ON_ITS_WAY_MS = 3_000;

export interface Earnings {
  /** All pages so far, newest first; undefined until the first is there. */
  earnings: Earning[] | undefined;
  /** Of the first page or of the one that was asked for last. */
  error: RequestError | SerializedError | undefined;
  isFetching: boolean;
  hasMore: boolean;
  more: () => Promise<unknown>;
  /** Asks again for what failed. */
  retry: () => Promise<unknown>;
}

/** The history of one source or of all, page by page. */
export function useEarnings(source: Earning['source'] | undefined): Earnings {
  const known = useGetEarningsInfiniteQuery(source, { refetchOnMountOrArgChange: true });
  const earnings = known.currentData?.pages.flatMap((page) => page.earnings);
  const isOnItsWay = earnings?.some(({ state }) => state === 'sent') ?? false;
  useGetEarningsInfiniteQuery(source, { pollingInterval: isOnItsWay ? ON_ITS_WAY_MS : 0 });
  return {
    earnings,
    error: known.error,
    isFetching: known.isFetching,
    hasMore: known.hasNextPage,
    more: known.fetchNextPage,
    retry: known.isFetchNextPageError ? known.fetchNextPage : known.refetch,
  };
}
