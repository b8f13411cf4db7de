import { partQuery } from '@facet/console-kit';
import { adminApi, type ReadMemberApiResponse } from '../api/admin.generated.ts';
import { identityApi, type ListMemberCasesApiResponse, type ListMemberSessionsApiResponse } from '../api/identity.generated.ts';
import { walletApi, type ListMemberTransactionsApiResponse, type ReadMemberMoneyApiResponse } from '../api/wallet.generated.ts';

const shown = { providesTags: ['Member' as const] };
const changes = { invalidatesTags: ['Member' as const] };

/** Where members are signed in, what operators noted on them, and their cases. */
const membersApi = identityApi
  .enhanceEndpoints({
    endpoints: {
      listMemberSessions: shown,
      tellMembersApart: changes,
      takeBackTellingApart: changes,
      listMemberNotes: shown,
      noteOnMember: changes,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      memberCases: build.infiniteQuery<ListMemberCasesApiResponse, string, string | undefined>({
        ...partQuery((id) => ({ path: `/api/admin/cases/of-member/${id}` })),
        providesTags: ['Member', 'Cases'],
      }),
    }),
  });

/** Who they are, by all services together, and what they have. */
const joinedApi = adminApi.enhanceEndpoints({ endpoints: { readMember: shown } });
const moneyApi = walletApi.enhanceEndpoints({ endpoints: { readMemberMoney: shown, listMemberTransactions: shown } });

export type User = ReadMemberApiResponse['user'];
export type Devices = ListMemberSessionsApiResponse;
export type SignIn = Devices['sessions'][number];
export type MemberMoney = ReadMemberMoneyApiResponse;
export type Transaction = ListMemberTransactionsApiResponse['transactions'][number];

export const {
  useListMemberSessionsQuery,
  useTellMembersApartMutation,
  useTakeBackTellingApartMutation,
  useListMemberNotesQuery,
  useNoteOnMemberMutation,
  useMemberCasesInfiniteQuery,
} = membersApi;
export const { useReadMemberQuery } = joinedApi;
export const { useReadMemberMoneyQuery, useListMemberTransactionsQuery } = moneyApi;
