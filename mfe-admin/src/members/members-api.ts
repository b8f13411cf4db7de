import { partQuery, type TableQuery } from '@facet/console-kit';
import { askOperatorsCallsAgain, type Action } from '@facet/remote-kit';
import {
  adminApi,
  type CountUsersApiResponse,
  type ListOperatorActionsApiResponse,
  type ListUsersApiResponse,
} from '../api/admin.generated.ts';
import { gamesApi, type ListMemberRoundsApiResponse } from '../api/games.generated.ts';
import { identityApi, type ListMemberCasesApiResponse, type ListMemberSessionsApiResponse } from '../api/identity.generated.ts';
import { socialApi, type GetReferralTreeApiResponse } from '../api/social.generated.ts';
import {
  walletApi,
  type ListMemberTransactionsApiResponse,
  type ListWithdrawalQueueApiResponse,
  type ReadMemberFiguresApiResponse,
  type ReadMemberMoneyApiResponse,
} from '../api/wallet.generated.ts';

const providesTags: 'Member'[] = ['Member'];

const membersApi = adminApi
  .enhanceEndpoints({
    endpoints: {
      countUsers: { providesTags: ['Members'] },
      readMember: { providesTags },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchUsers: build.query<ListUsersApiResponse, TableQuery>({
        query: (query) => ({ path: '/api/admin/users', query }),
        providesTags: ['Members'],
      }),
      memberActs: build.infiniteQuery<ListOperatorActionsApiResponse, string, string | undefined>({
        ...partQuery((objectId) => ({ path: '/api/admin/audit', query: { objectType: 'member', objectId, limit: '50' } })),
        providesTags: ['Member', 'Audit'],
      }),
    }),
  });

/** Somebody else may have been quicker: lists are asked again whatever came of it, and so is what remotes show. */
const changesAccess = {
  invalidatesTags: ['Members' as const, 'Member' as const, 'Audit' as const, 'Overview' as const],
  async onQueryStarted(
    _of: unknown,
    { dispatch, queryFulfilled }: { dispatch: (action: Action) => unknown; queryFulfilled: Promise<unknown> },
  ) {
    await queryFulfilled.catch(() => undefined);
    dispatch(askOperatorsCallsAgain());
  },
};

/** Who may use the site, where they are signed in, and their cases: identity's. */
const accessApi = identityApi
  .enhanceEndpoints({
    endpoints: {
      listMemberSessions: { providesTags },
      endMemberSessions: changesAccess,
      disableUser: changesAccess,
      banUser: changesAccess,
      enableUser: changesAccess,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      memberCases: build.infiniteQuery<ListMemberCasesApiResponse, string, string | undefined>({
        ...partQuery((id) => ({ path: `/api/admin/cases/of-member/${id}` })),
        providesTags,
      }),
    }),
  });

/** What the timeline tells of a member, each part from the service that owns it. */
const moneyApi = walletApi
  .enhanceEndpoints({
    endpoints: { readMemberMoney: { providesTags }, readMemberFigures: { providesTags }, readEarnedDays: { providesTags: ['Members'] } },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      memberTransactions: build.infiniteQuery<ListMemberTransactionsApiResponse, string, string | undefined>({
        ...partQuery((id) => ({ path: `/api/admin/money/of-member/${id}/transactions` })),
        providesTags,
      }),
      memberWithdrawals: build.infiniteQuery<ListWithdrawalQueueApiResponse, string, string | undefined>({
        ...partQuery((memberId) => ({ path: '/api/admin/withdrawals', query: { memberId, sort: '-createdAt', limit: '20' } })),
        providesTags,
      }),
    }),
  });
const playApi = gamesApi.injectEndpoints({
  endpoints: (build) => ({
    memberRounds: build.infiniteQuery<ListMemberRoundsApiResponse, string, string | undefined>({
      ...partQuery((id) => ({ path: `/api/admin/rounds/of-member/${id}` })),
      providesTags,
    }),
  }),
});
const referralsApi = socialApi.enhanceEndpoints({ endpoints: { getReferralTree: { providesTags } } });

export type User = ListUsersApiResponse['users'][number];
export type UserCounts = CountUsersApiResponse;
export type MemberMoney = ReadMemberMoneyApiResponse;
export type Referrals = GetReferralTreeApiResponse;
export type MemberFigures = { earned: Omit<ReadMemberFiguresApiResponse['earned']['total'], 'referrals'> } & Pick<
  ReadMemberFiguresApiResponse,
  'balance'
>;
export type MoneyDay = NonNullable<ReadMemberFiguresApiResponse['days']>[number];

export type Transaction = ListMemberTransactionsApiResponse['transactions'][number];
type Queued = ListWithdrawalQueueApiResponse['withdrawals'][number];
export type Withdrawal = Pick<
  Queued,
  'id' | 'amount' | 'status' | 'gamepassName' | 'experienceName' | 'reason' | 'decidedBy' | 'note' | 'createdAt' | 'processedAt'
>;
type Played = ListMemberRoundsApiResponse['rounds'][number];
export type Round = Pick<
  Played,
  'id' | 'game' | 'outcome' | 'betAmount' | 'winAmount' | 'multiplier' | 'bombCount' | 'winChance' | 'startedAt' | 'endedAt'
>;
export type SignIn = ListMemberSessionsApiResponse['sessions'][number];
export type MemberCase = Pick<
  ListMemberCasesApiResponse['cases'][number],
  'id' | 'number' | 'kind' | 'reason' | 'fact' | 'state' | 'decision' | 'operator' | 'createdAt' | 'changedAt'
>;

/** The calls of the timeline by what they tell. */
export const memberCalls = {
  devices: accessApi.endpoints.listMemberSessions,
  referrals: referralsApi.endpoints.getReferralTree,
  transactions: moneyApi.endpoints.memberTransactions,
  withdrawals: moneyApi.endpoints.memberWithdrawals,
  rounds: playApi.endpoints.memberRounds,
  cases: accessApi.endpoints.memberCases,
  acts: membersApi.endpoints.memberActs,
};
export const { useSearchUsersQuery, useCountUsersQuery, useReadMemberQuery, useMemberActsInfiniteQuery } = membersApi;
export const {
  useListMemberSessionsQuery,
  useEndMemberSessionsMutation,
  useMemberCasesInfiniteQuery,
  useDisableUserMutation,
  useBanUserMutation,
  useEnableUserMutation,
} = accessApi;
export const {
  useReadMemberMoneyQuery,
  useReadMemberFiguresQuery,
  useReadEarnedDaysQuery,
  useMemberTransactionsInfiniteQuery,
  useMemberWithdrawalsInfiniteQuery,
} = moneyApi;
export const { useMemberRoundsInfiniteQuery } = playApi;
export const { useGetReferralTreeQuery } = referralsApi;
