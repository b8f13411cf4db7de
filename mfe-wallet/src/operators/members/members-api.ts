import { partQuery } from '@facet/console-kit';
import { walletApi, type ListMemberTransactionsApiResponse, type ListWithdrawalQueueApiResponse } from '../api/wallet.generated.ts';

/** Parts of one member's profile. */
const membersApi = walletApi.injectEndpoints({
  endpoints: (build) => ({
    memberTransactions: build.infiniteQuery<ListMemberTransactionsApiResponse, string, string | undefined>(
      partQuery((id) => ({ path: `/api/admin/money/of-member/${id}/transactions` })),
    ),
    memberWithdrawals: build.infiniteQuery<ListWithdrawalQueueApiResponse, string, string | undefined>(
      partQuery((memberId) => ({ path: '/api/admin/withdrawals', query: { memberId, sort: '-createdAt', limit: '20' } })),
    ),
  }),
});

export const { useMemberTransactionsInfiniteQuery, useMemberWithdrawalsInfiniteQuery } = membersApi;
