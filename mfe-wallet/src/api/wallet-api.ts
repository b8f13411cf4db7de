import type { PendingEarning } from './pending-earning.ts';
import {
  walletApi as generated,
  type Experience,
  type FetchGamepassesApiResponse,
  type Gamepass,
  type ListTransactionsApiResponse,
  type ValidateRobloxUserApiResponse,
} from './wallet.generated.ts';
import { timeZone } from '../format-time.ts';
import type { StatementFilter } from '../statement/statement-filter.ts';

const LINES_AT_ONCE = 50;
/**
 * However far one goes back: what is drawn, kept and asked for again when money moves is no more than this. A browser
 * that does not hold the place while lines leave above it (Safari) keeps more of them.
 */
const PAGES_AT_MOST = typeof CSS !== 'undefined' && !CSS.supports('overflow-anchor', 'auto') ? 30 : 6;

/** `visit`: another number begins again with the newest lines. */
export interface StatementView {
  filter: StatementFilter;
  visit: number;
}

/** The calls of services/wallet, and what makes an answer old. */
export const walletApi = generated
  .injectEndpoints({
    endpoints: (build) => ({
      /** The published experiences of the member's own account. A question although it is a POST. */
      getExperiences: build.query<Experience[], string>({
        query: (username) => ({ path: '/api/validate-roblox-user', method: 'POST', body: { username } }),
        transformResponse: ({ experiences }: ValidateRobloxUserApiResponse) => experiences,
        keepUnusedDataFor: 0,
      }),
      /**
       * What the member sells in a place. A question although it is a POST, and asked anew each time, since prices
       * change.
       */
      getGamepasses: build.query<Gamepass[], string>({
        query: (placeId) => ({ path: '/api/fetch-gamepasses', method: 'POST', body: { placeId } }),
        transformResponse: ({ gamepasses }: FetchGamepassesApiResponse) => gamepasses,
        keepUnusedDataFor: 0,
        providesTags: ['Gamepasses'],
      }),
      /** The statement, newest first, a page at a time; the newest leave when there are too many. */
      getStatement: build.infiniteQuery<ListTransactionsApiResponse, StatementView, string | undefined>({
        infiniteQueryOptions: {
          initialPageParam: undefined,
          getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
          maxPages: PAGES_AT_MOST,
        },
        query: ({ queryArg, pageParam }) => ({
          path: '/api/user/transactions',
          query: { limit: LINES_AT_ONCE, cursor: pageParam, timeZone: timeZone(), ...queryArg.filter },
        }),
        keepUnusedDataFor: 0,
      }),
      /** What earn keeps back until a date. Earn may not keep anything back at all (404): then there is none. */
      getPendingEarnings: build.query<PendingEarning[], void>({
        queryFn: async (_none, _api, _options, request) => {
          const { data, error } = await request('/api/rewards/pending');
          if (!error) return { data: (data as { pending: PendingEarning[] }).pending };
          return error.kind !== 'network' && error.status === 404 ? { data: [] } : { error };
        },
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      listWithdrawals: { providesTags: ['Withdrawals'] },
      // What was refused may not be what the list says any more.
      requestWithdrawal: { invalidatesTags: (done) => (done ? ['Withdrawals'] : ['Withdrawals', 'Gamepasses']) },
      requestTestWithdrawal: { invalidatesTags: (done) => (done ? ['Withdrawals'] : ['Withdrawals', 'Gamepasses']) },
      cancelWithdrawal: { invalidatesTags: ['Withdrawals'] },
    },
  });

export const {
  useListWithdrawalsQuery,
  useLazyListWithdrawalsQuery,
  useValidateRobloxUserMutation,
  useReadWithdrawalStartQuery,
  useReadReceiptQuery,
  useGetExperiencesQuery,
  useGetGamepassesQuery,
  useRequestWithdrawalMutation,
  useRequestTestWithdrawalMutation,
  useCancelWithdrawalMutation,
  useGetStatementInfiniteQuery,
  useReadStatementMonthQuery,
  useReadStatementSummaryQuery,
  useGetPendingEarningsQuery,
  useLazyReadProofRootQuery,
  useNoteProofCheckedMutation,
} = walletApi;

export type {
  DayOfStatement,
  Experience,
  Gamepass,
  MonthOfStatement,
  OpenWithdrawal,
  Receipt,
  StartCheck,
  ReadStatementSummaryApiResponse as StatementSummary,
  Transaction,
  Withdrawal,
  WithdrawalAgain,
  WithdrawalStart,
} from './wallet.generated.ts';
