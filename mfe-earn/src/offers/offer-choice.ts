import { msg, type Message } from '@facet/remote-kit';
import type { IconName } from '@facet/ui';
import type { OffersWanted } from '../api/earn-api.ts';

export type OfferFilter = NonNullable<OffersWanted['filter']>;
export type OfferSort = NonNullable<OffersWanted['sort']>;

/** What is listed first: all, by what a minute is worth. */
const ALL: OfferFilter = 'all';
const BEST: OfferSort = 'per_minute';

export const filters: readonly { value: OfferFilter; label: Message; icon: IconName }[] = [
  { value: 'all', label: msg('For you'), icon: 'sparkles' },
  { value: 'short', label: msg('Short'), icon: 'zap' },
  { value: 'high_pay', label: msg('High pay'), icon: 'trending-up' },
  { value: 'games', label: msg('Games'), icon: 'gamepad-2' },
  { value: 'surveys', label: msg('Surveys'), icon: 'list-checks' },
  { value: 'videos', label: msg('Videos'), icon: 'play' },
  { value: 'no_download', label: msg('No download'), icon: 'download' },
];

export const sorts: readonly { value: OfferSort; label: Message }[] = [
  { value: 'per_minute', label: msg('Best R$ per minute') },
  { value: 'reward', label: msg('Most R$') },
  { value: 'shortest', label: msg('Shortest') },
  { value: 'newest', label: msg('Newest') },
];

/** What a member has chosen, as the service is asked; what is as at first is left out. */
export interface OfferChoice {
  filter: OfferFilter;
  sort: OfferSort;
  search: string;
  /** Only what can be done on this one. */
  device: 'phone' | 'computer' | null;
}

export const firstChoice: OfferChoice = { filter: ALL, sort: BEST, search: '', device: null };

export function wantedBy({ filter, sort, search, device }: OfferChoice): OffersWanted {
  return {
    ...(filter !== ALL && { filter }),
    ...(sort !== BEST && { sort }),
    ...(search !== '' && { search }),
    ...(device !== null && { device }),
  };
}
