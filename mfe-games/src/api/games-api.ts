import { gamesApi as generated, type ListRoundsApiResponse, type Round } from './games.generated.ts';

const PAGE_ROUNDS = '20';

export type RoundsOf = 'all' | Round['game'];

const paged = generated.injectEndpoints({
  endpoints: (build) => ({
    /** The member's rounds of a game or of all, newest first, page by page. */
    getRounds: build.infiniteQuery<ListRoundsApiResponse, RoundsOf, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      query: ({ queryArg: game, pageParam: cursor }) => ({
        path: '/api/fairness/rounds',
        query: { limit: PAGE_ROUNDS, ...(game !== 'all' && { game }), ...(cursor && { cursor }) },
      }),
      keepUnusedDataFor: 0,
      providesTags: ['Rounds'],
    }),
  }),
});

/**
 * The calls of services/games, and what makes an answer old: a round that began or ended changes what was lost, and the
 * next seed.
 */
export const gamesApi = paged.enhanceEndpoints({
  endpoints: {
    getBombsRules: { providesTags: ['Rules'] },
    getCrashRules: { providesTags: ['Rules'] },
    getPlayLimits: { providesTags: ['Limits'] },
    setPlayLimits: { invalidatesTags: ['Limits'] },
    confirmAge: { invalidatesTags: ['Limits'] },
    getFairness: { providesTags: ['Fairness'] },
    setClientSeed: { invalidatesTags: ['Fairness'] },
    startBombs: { invalidatesTags: ['Limits', 'Fairness', 'Rules'] },
    startCrash: { invalidatesTags: ['Limits', 'Fairness', 'Rules'] },
    // A tile that ends the round tells its seed.
    revealTile: { invalidatesTags: (answer) => (answer?.serverSeed ? ['Limits', 'Rounds', 'Rules'] : []) },
    cashOutBombs: { invalidatesTags: ['Limits', 'Rounds', 'Rules'] },
    cashOutCrash: { invalidatesTags: ['Limits', 'Rounds', 'Rules'] },
  },
});

export const {
  useGetBombsRulesQuery,
  useLazyGetActiveBombsQuery,
  useLazyGetRoundQuery,
  useStartBombsMutation,
  useRevealTileMutation,
  useCashOutBombsMutation,
  useGetCrashRulesQuery,
  useLazyGetActiveCrashQuery,
  useStartCrashMutation,
  useCashOutCrashMutation,
  useGetFairnessQuery,
  useSetClientSeedMutation,
  useGetRoundsInfiniteQuery,
  useGetPlayLimitsQuery,
  useSetPlayLimitsMutation,
  useConfirmAgeMutation,
} = gamesApi;

const NOTHING = {};

/**
 * Of a call whose progress nobody draws: else its beginning and its answer draw the whole page once more each, and a
 * phone takes that long to turn a tile.
 */
export const UNDRAWN = { selectFromResult: () => NOTHING };

export type {
  BombsGame,
  CashOutBombsApiResponse as CashedOutBombs,
  CashOutCrashApiResponse as CashedOutCrash,
  CrashGame,
  GetBombsRulesApiResponse as BombsRules,
  GetCrashRulesApiResponse as CrashRules,
  GetPlayLimitsApiResponse as PlayLimits,
  RevealTileApiResponse as RevealedTile,
  Round,
} from './games.generated.ts';
