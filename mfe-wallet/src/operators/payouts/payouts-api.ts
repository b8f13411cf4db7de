import { walletApi, type ListWalletAuditsApiResponse, type ReadPayoutBoardApiResponse } from '../api/wallet.generated.ts';

export type PayoutBoard = ReadPayoutBoardApiResponse;
export type OpenPayout = PayoutBoard['unknown'][number];
export type OutwardFinding = NonNullable<PayoutBoard['outward']>['findings'][number];
export type WalletAudits = ListWalletAuditsApiResponse;

const payoutsApi = walletApi
  .injectEndpoints({
    endpoints: (build) => ({
      /** Asked by a timer, so they keep no session alive. */
      watchPayoutBoard: build.query<PayoutBoard, void>({
        query: () => ({ path: '/api/admin/payouts', background: true }),
        providesTags: ['Payouts', 'Withdrawals'],
      }),
      watchWalletAudits: build.query<WalletAudits, void>({
        query: () => ({ path: '/api/admin/wallet-audits', background: true }),
        providesTags: ['Payouts'],
      }),
    }),
  })
  .enhanceEndpoints({
    endpoints: {
      startWalletAudit: { invalidatesTags: (_answer, error) => (error ? [] : ['Payouts']) },
      // Refused, the difference may be gone already: the board is read again in any case.
      explainDifference: { invalidatesTags: ['Payouts'] },
    },
  });

export const { useWatchPayoutBoardQuery, useWatchWalletAuditsQuery, useStartWalletAuditMutation, useExplainDifferenceMutation } =
  payoutsApi;
