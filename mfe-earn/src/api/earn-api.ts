import {
  earnApi as generated,
  type ClaimRewardApiArg,
  type GetRewardsApiResponse,
  type ListEarningsApiResponse,
  type ListOffersApiArg,
  type ListOffersApiResponse,
  type ListPendingEarningsApiResponse,
  type ListSocialTasksApiResponse,
} from './earn.generated.ts';

type TaskOnTheWire = ListSocialTasksApiResponse['tasks'][number];

/**
 * A task with the moment of this browser's clock from which on it can be completed; null before its start and after its
 * end.
 */
export type SocialTask = Omit<TaskOnTheWire, 'waitSeconds'> & { readyAtMs: number | null };

export type Rewards = GetRewardsApiResponse;
export type RewardName = ClaimRewardApiArg['reward'];

type EarningsPage = ListEarningsApiResponse;
export type Earning = EarningsPage['earnings'][number];

export type PendingEarning = ListPendingEarningsApiResponse['pending'][number];

export type OffersPage = ListOffersApiResponse;
export type Offer = OffersPage['offers'][number];
export type BegunOffer = OffersPage['begun'][number];
/** What is listed; what is left out is the service’s own choice, so that the first call of the page has one address. */
export type OffersWanted = Partial<Pick<ListOffersApiArg, 'filter' | 'sort' | 'search' | 'device'>>;

const PAGE_LINES = 20;

const lists = generated.injectEndpoints({
  endpoints: (build) => ({
    /** The tasks, with waits as moments, since seconds grow old on their way. */
    getTasks: build.query<SocialTask[], void>({
      query: () => '/api/social-media-tasks',
      transformResponse: ({ tasks }: ListSocialTasksApiResponse) => tasks.map(withMoment),
      providesTags: ['Tasks'],
    }),
    /** The history of one source or of all, page by page. */
    getEarnings: build.infiniteQuery<EarningsPage, Earning['source'] | undefined, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg: source, pageParam: cursor }) => ({
        path: '/api/rewards/history',
        query: { limit: PAGE_LINES, ...(source && { source }), ...(cursor && { cursor }) },
      }),
      providesTags: ['Earnings'],
    }),
    /** What the providers offer, page by page. */
    getOffers: build.infiniteQuery<OffersPage, OffersWanted, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg: wanted, pageParam: cursor }) => ({ path: '/api/offers', query: { ...wanted, ...(cursor && { cursor }) } }),
      providesTags: ['Offers'],
    }),
    /** The one earning with that key, null without one. */
    findEarning: build.query<Earning | null, string>({
      query: (key) => ({ path: '/api/rewards/history', query: { key, limit: 1 } }),
      transformResponse: ({ earnings }: ListEarningsApiResponse) => earnings[0] ?? null,
      providesTags: ['Earnings'],
    }),
  }),
});

/** The calls of services/earn, and what makes an answer old. */
export const earnApi = lists.enhanceEndpoints({
  endpoints: {
    listPendingEarnings: { providesTags: ['Earnings'] },
    getRewards: { providesTags: ['Rewards'] },
    // Shown at once; a refusal as well makes the list be asked for anew, since it may not be true any more.
    startSocialTask: {
      invalidatesTags: (_answer, error) => (error ? ['Tasks'] : []),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const started = await queryFulfilled.catch(() => null);
        if (started) dispatch(changeTask(id, withMoment(started.data.task)));
      },
    },
    completeSocialTask: {
      invalidatesTags: (_answer, error) => (error ? ['Tasks'] : ['Earnings', 'Rewards']),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const completed = await queryFulfilled.catch(() => null);
        if (completed) dispatch(changeTask(id, { state: 'completed', readyAtMs: null, completedAt: new Date().toISOString() }));
      },
    },
    // What was begun is listed as such; an offer that is gone leaves the list.
    startOffer: { invalidatesTags: ['Offers'] },
    claimReward: { invalidatesTags: ['Earnings', 'Rewards'] },
    redeemPromoCode: { invalidatesTags: ['Earnings', 'Rewards'] },
  },
});

function changeTask(id: string, change: Partial<SocialTask>) {
  return lists.util.updateQueryData('getTasks', undefined, (tasks) => {
    const task = tasks.find((one) => one.id === id);
    if (task) Object.assign(task, change);
  });
}

function withMoment({ waitSeconds, ...task }: TaskOnTheWire): SocialTask {
  return { ...task, readyAtMs: waitSeconds === null ? null : Date.now() + waitSeconds * 1000 };
}

export const {
  useListWallsQuery,
  useGetTasksQuery,
  useStartSocialTaskMutation,
  useCompleteSocialTaskMutation,
  useRedeemPromoCodeMutation,
  useGetRewardsQuery,
  useClaimRewardMutation,
  useGetEarningsInfiniteQuery,
  useGetOffersInfiniteQuery,
  useStartOfferMutation,
  useFindEarningQuery,
  useListPendingEarningsQuery,
} = earnApi;
