// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "../empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query<
      ListWithdrawalsApiResponse,
      ListWithdrawalsApiArg
    >({
      query: () => ({ path: `/api/withdraw/history` }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ListTransactionsApiResponse = /** status 200 Done */ {
  transactions: Transaction[];
  nextCursor: string | null;
};
export type ListTransactionsApiArg = {
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
  /** UTC, such as 2026-11 */
  month?: string;
  category?:
    | "earn"
    | "withdrawal"
    | "game_win"
    | "game"
    | "event_prize"
    | "promo"
    | "adjustment"
    | "welcome"
    | "other";
  /** a day, UTC, such as 2026-11-23 */
  since?: string;
  /** what counts as earned, of that source */
  earned?:
    | "walls"
    | "tasks"
    | "codes"
    | "rewards"
    | "referrals"
    | "referralShares"
    | "referralBonuses"
    | "prizes"
    | "total";
  /** the type of movement */
  type?: string;
};
export type ListWithdrawalsApiResponse = /** status 200 Done */ {
  withdrawals: Withdrawal[];
};
export type ListWithdrawalsApiArg = void;
export type Transaction = {
  id: string;
  type: string;
  category:
    | "earn"
    | "withdrawal"
    | "game_win"
    | "game"
    | "event_prize"
    | "promo"
    | "adjustment"
    | "welcome"
    | "other";
  /** for people: the reason, and what became of a debt */
  description: string;
  /** R$, two decimals */
  amount: string;
  /** R$, two decimals */
  balanceAfter: string;
  /** R$, two decimals */
  debtAfter: string;
  /** as the source gave it */
  reason: string;
  /** the service that moved it: earn, social, games, identity, admin, wallet */
  source: string;
  /** the source’s own key of it; for a withdrawal withdrawal:{id} */
  reference: string;
  /** the system account on the other side, such as wall:a */
  account: string;
  /** takes an earlier movement of the same source and reference back */
  undo: boolean;
  createdAt: string;
};
export type ErrorAnswer = {
  /** the same as message */
  error: string;
  /** for people */
  message: string;
  /** for programs, from a closed set */
  code: string;
  requestId: string;
};
export type Withdrawal = {
  id: string;
  userId: string;
  username: string | null;
  /** R$, two decimals */
  amount: string;
  status: "pending" | "completed" | "failed";
  payoutState:
    "held" | "processing" | "unknown" | "paid" | "rejected" | "cancelled";
  /** what the member is shown: who ended a failed one, the member (cancelled) or an operator (refused) */
  detail: "pending" | "processing" | "paid" | "cancelled" | "refused";
  type: "normal" | "test";
  gamepassName: string;
  experienceName: string | null;
  gamepassId: string;
  gamepassLink: string;
  /** what the platform keeps of the sale, as it was when this was requested; absent: not known */
  platformSharePercent?: number;
  /** nobody has begun to pay it */
  cancellable: boolean;
  /** why it was rejected, in the operator’s words */
  reason: string | null;
  createdAt: string;
  /** when it was paid, rejected or cancelled */
  processedAt: string | null;
};
export const { useListWithdrawalsQuery } =
  injectedRtkApi;
