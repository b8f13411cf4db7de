import { cutPage, httpErrors } from '@facet/service-kit';
import type { Offer, OfferDevice } from './offer.ts';

export const offerFilters = ['all', 'short', 'high_pay', 'games', 'surveys', 'videos', 'no_download'] as const;
export type OfferFilter = (typeof offerFilters)[number];

export const offerSorts = ['per_minute', 'reward', 'shortest', 'newest'] as const;
export type OfferSort = (typeof offerSorts)[number];

/** An offer with whose it is. */
export interface ListedOffer extends Offer {
  provider: string;
}

export interface Wanted {
  filter: OfferFilter;
  /** Those that can be done there. */
  device?: Exclude<OfferDevice, 'any'> | undefined;
  /** Words that all stand in title, detail or the provider's name. */
  search?: string | undefined;
  sort: OfferSort;
  cursor?: string | undefined;
  limit: number;
}

const SHORT_MINUTES = 10;
const HIGH_PAY_HUNDREDTHS = 10_000;
const NEW_FOR_MS = 24 * 60 * 60 * 1000;
const WITHOUT_DOWNLOAD: readonly Offer['kind'][] = ['survey', 'video', 'signup'];

const fits: Record<OfferFilter, (offer: Offer) => boolean> = {
  all: () => true,
  short: ({ minutes }) => minutes !== null && minutes <= SHORT_MINUTES,
  high_pay: ({ rewardHundredths }) => Number(rewardHundredths) >= HIGH_PAY_HUNDREDTHS,
  games: ({ kind }) => kind === 'game',
  surveys: ({ kind }) => kind === 'survey',
  videos: ({ kind }) => kind === 'video',
  no_download: ({ kind }) => WITHOUT_DOWNLOAD.includes(kind),
};

/** The higher, the earlier in the list; what does not say it comes last. */
const rank: Record<OfferSort, (offer: Offer) => number> = {
  per_minute: ({ rewardHundredths, minutes }) => (minutes === null ? -1 : Number(rewardHundredths) / minutes),
  reward: ({ rewardHundredths }) => Number(rewardHundredths),
  shortest: ({ minutes }) => (minutes === null ? -Number.MAX_SAFE_INTEGER : -minutes),
  newest: ({ addedAt }) => (addedAt === null ? 0 : Date.parse(addedAt)),
};

export const isNew = ({ addedAt }: Offer, nowMs: number): boolean => addedAt !== null && nowMs - Date.parse(addedAt) < NEW_FOR_MS;

/**
 * One page of what fits, in a stable order, and how many fit at all. @throws bad_request (400) for a cursor of another
 * list
 */
export function selectOffers(
  offers: readonly ListedOffer[],
  { filter, device, search, sort, cursor, limit }: Wanted,
  nameOf: (provider: string) => string,
): { rows: ListedOffer[]; total: number; nextCursor: string | null } {
  const words = (search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const fitting = offers.filter(
    (offer) =>
      fits[filter](offer) &&
      (device === undefined || offer.device === 'any' || offer.device === device) &&
      words.every((word) => textOf(offer, nameOf(offer.provider)).includes(word)),
  );
  const places = fitting
    .map((offer) => ({ offer, at: [rank[sort](offer), keyOf(offer)] as Place }))
    .sort((one, other) => compare(one.at, other.at));
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rest = after === undefined ? places : places.filter(({ at }) => compare(at, after) > 0);
  const { rows, nextCursor } = cutPage(rest.slice(0, limit + 1), limit, ({ at }) => Buffer.from(JSON.stringify(at)).toString('base64url'));
  return { rows: rows.map(({ offer }) => offer), total: fitting.length, nextCursor };
}

type Place = readonly [rank: number, key: string];

const keyOf = ({ provider, id }: ListedOffer): string => `${provider}/${id}`;

const textOf = ({ title, detail }: Offer, provider: string): string => `${title ?? ''} ${detail ?? ''} ${provider}`.toLowerCase();

function compare([rankOfOne, one]: Place, [rankOfOther, other]: Place): number {
  if (rankOfOne !== rankOfOther) return rankOfOther - rankOfOne;
  return one < other ? -1 : Number(one > other);
}

function readCursor(cursor: string): Place {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(value) && value.length === 2 && Number.isFinite(value[0]) && typeof value[1] === 'string')
      return [Number(value[0]), value[1]];
  } catch {
    // falls through to the refusal
  }
  throw httpErrors('bad_request', 'The cursor does not belong to this list');
}
