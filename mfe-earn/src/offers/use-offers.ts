import { useState } from 'react';
import type { RequestError, SerializedError } from '@facet/remote-kit';
import { useGetOffersInfiniteQuery, useListPendingEarningsQuery, type Offer, type OffersPage, type OffersWanted } from '../api/earn-api.ts';

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
  const isAsking = first !== undefined && isAnyAsked(first);
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

/**
 * From when on what the page begins with grows no more: every provider has answered or failed, and what is in progress
 * is known. It stays so when they are asked anew.
 */
export function useOffersAreThere(): boolean {
  const [areThere, setThere] = useState(false);
  const { data, isError } = useGetOffersInfiniteQuery({});
  const { isLoading } = useListPendingEarningsQuery();
  const [first] = data?.pages ?? [];
  if (!areThere && !isLoading && (first ? !isAnyAsked(first) : isError)) setThere(true);
  return areThere;
}

const isAnyAsked = ({ providers }: OffersPage): boolean => providers.some(({ state }) => state === 'asking');
