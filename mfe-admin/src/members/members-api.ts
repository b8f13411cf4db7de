import type { TableQuery } from '@facet/console-kit';
import { adminApi } from '../api/admin-api.ts';
import type {
  CountUsersApiResponse,
  ListOperatorActionsApiResponse,
  ListUsersApiResponse,
  ReadMemberDevicesApiResponse,
  ReadMemberEarningsApiResponse,
  ReadMemberFiguresApiResponse,
  ReadMemberTransactionsApiResponse,
  ReadMemberReferralsApiResponse,
  ReadMemberRoundsApiResponse,
  ReadMemberProfileApiResponse,
  ReadMemberWithdrawalsApiResponse,
} from '../api/admin.generated.ts';
import type { ListMemberCasesApiResponse } from '../api/identity.generated.ts';

const CHANGED = ['Members', 'Member', 'Audit', 'Overview'] as const;

/** Whose list; each page is asked for on demand. */
const paged = {
  infiniteQueryOptions: {
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  },
  providesTags: ['Member'] as 'Member'[],
};

const partOf = (part: string) => ({
  ...paged,
  query: ({ queryArg: id, pageParam: cursor }: { queryArg: string; pageParam: string | undefined }) => ({
    path: `/api/admin/members/${id}/${part}`,
    query: { cursor },
  }),
});

const membersApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      countUsers: { providesTags: ['Members'] },
      readMemberProfile: { providesTags: ['Member'] },
      readMemberDevices: { providesTags: ['Member'] },
      readMemberFigures: { providesTags: ['Member'] },
      // Somebody else may have been quicker: lists are asked again whatever came of it.
      disableUser: { invalidatesTags: [...CHANGED] },
      banUser: { invalidatesTags: [...CHANGED] },
      enableUser: { invalidatesTags: [...CHANGED] },
      endUserSessions: { invalidatesTags: ['Member', 'Audit'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchUsers: build.query<ListUsersApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/users', query }),
        providesTags: ['Members'],
      }),
      memberTransactions: build.infiniteQuery<ReadMemberTransactionsApiResponse, string, string | undefined>(partOf('transactions')),
      memberEarnings: build.infiniteQuery<ReadMemberEarningsApiResponse, string, string | undefined>(partOf('earnings')),
      memberWithdrawals: build.infiniteQuery<ReadMemberWithdrawalsApiResponse, string, string | undefined>(partOf('withdrawals')),
      memberRounds: build.infiniteQuery<ReadMemberRoundsApiResponse, string, string | undefined>(partOf('rounds')),
      memberActs: build.infiniteQuery<ListOperatorActionsApiResponse, string, string | undefined>({
        ...paged,
        providesTags: ['Member', 'Audit'],
        query: ({ queryArg: objectId, pageParam: cursor }) => ({
          path: '/api/admin/audit',
          query: { objectType: 'member', objectId, limit: 50, cursor },
        }),
      }),
      memberCases: build.infiniteQuery<ListMemberCasesApiResponse, string, string | undefined>({
        ...paged,
        providesTags: ['Member', 'Cases'],
        query: ({ queryArg: id, pageParam: cursor }) => ({ path: `/api/admin/cases/of-member/${id}`, query: { cursor } }),
      }),
      memberReferrals: build.infiniteQuery<ReadMemberReferralsApiResponse, string, string | undefined>(partOf('referrals')),
    }),
  });

export type User = ListUsersApiResponse['users'][number];
export type UserCounts = CountUsersApiResponse;
export type MemberProfile = ReadMemberProfileApiResponse;
export type Devices = ReadMemberDevicesApiResponse;
export type MemberFigures = ReadMemberFiguresApiResponse;

export type Transaction = ReadMemberTransactionsApiResponse['transactions'][number];
export type Withdrawal = ReadMemberWithdrawalsApiResponse['withdrawals'][number];
export type Round = ReadMemberRoundsApiResponse['rounds'][number];
export type SignIn = Devices['sessions'][number];

export const {
  useSearchUsersQuery,
  useCountUsersQuery,
  useReadMemberProfileQuery,
  useReadMemberDevicesQuery,
  useReadMemberFiguresQuery,
  useMemberTransactionsInfiniteQuery,
  useMemberEarningsInfiniteQuery,
  useMemberWithdrawalsInfiniteQuery,
  useMemberRoundsInfiniteQuery,
  useMemberActsInfiniteQuery,
  useMemberCasesInfiniteQuery,
  useMemberReferralsInfiniteQuery,
  useDisableUserMutation,
  useBanUserMutation,
  useEnableUserMutation,
  useEndUserSessionsMutation,
} = membersApi;
