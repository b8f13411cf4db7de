// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query<
      ListWithdrawalsApiResponse,
      ListWithdrawalsApiArg
    >({
      query: () => ({ path: `/api/withdraw/history` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as walletApi };
export type ListWithdrawalsApiResponse = /** status 200 Default Response */ {
  withdrawals: Withdrawal[];
};
export type ListWithdrawalsApiArg = void;
export type Withdrawal = {
  id: string;
  userId: string;
  username: string | null;
  /** R$, two decimals */
  amount: string;
  status: "pending" | "completed" | "failed";
  payoutState:
    "held" | "processing" | "unknown" | "paid" | "rejected" | "cancelled";
  type: "normal" | "test";
  gamepassName: string;
  experienceName: string | null;
  gamepassId: string;
  gamepassLink: string;
  /** nobody has begun to pay it */
  cancellable: boolean;
  /** why it was rejected, in the operator’s words */
  reason: string | null;
  createdAt: string;
  /** when it was paid, rejected or cancelled */
  processedAt: string | null;
};
export const { useListWithdrawalsQuery } = injectedRtkApi;
