import type { RequestError, SerializedError } from '@facet/remote-kit';
import { useGetOffersInfiniteQuery, type Offer, type OffersPage, type OffersWanted } from '../api/earn-api.ts';

/** How often the lists are looked at while providers are being asked. */
const ASKING_MS = 700;
/** What was listed so long ago is asked for anew when the page opens. */
const OLD_SECONDS = 60;

export interface Offers {
  /**
   * All pages so far, of what is wanted now or, until that is there, of what was wanted before; undefined until the
   * first is there.
   */
  offers: Offer[] | undefined;
  /** The first page, with what stands for all of them. */
  first: OffersPage | undefined;
  /** Of the first page or of the one that was asked for last. */
  error: RequestError | SerializedError | undefined;
  /** Another choice is on its way. */
  isChanging: boolean;
  isFetching: boolean;
  hasMore: boolean;
  more: () => Promise<unknown>;
  retry: () => Promise<unknown>;
}

/** What the providers offer, page by page; looked at again until each of them has answered or failed. */
export function useOffers(wanted: OffersWanted): Offers {
  const known = useGetOffersInfiniteQuery(wanted, { refetchOnMountOrArgChange: OLD_SECONDS });
  const [first] = known.data?.pages ?? [];
  const isAsking = first?.providers.some(({ state }) => state === 'asking') ?? false;
  useGetOffersInfiniteQuery(wanted, { pollingInterval: isAsking ? ASKING_MS : 0 });
  return {
    offers: known.data?.pages.flatMap(({ offers }) => offers),
    first,
    error: known.error,
    isChanging: known.data !== undefined && known.currentData === undefined && known.isFetching,
    isFetching: known.isFetching,
    hasMore: known.hasNextPage,
    more: known.fetchNextPage,
    retry: known.isFetchNextPageError ? known.fetchNextPage : known.refetch,
  };
}
