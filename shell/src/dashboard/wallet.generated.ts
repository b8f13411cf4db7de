// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readFigures: build.query<ReadFiguresApiResponse, ReadFiguresApiArg>({ query: () => ({ path: `/api/user/figures` }) }),
    listWithdrawals: build.query<ListWithdrawalsApiResponse, ListWithdrawalsApiArg>({ query: () => ({ path: `/api/withdraw/history` }) }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadFiguresApiResponse = /** status 200 Done */ Figures;
export type ReadFiguresApiArg = void;
export type ListWithdrawalsApiResponse = /** status 200 Done */ { withdrawals: Withdrawal[] };
export type ListWithdrawalsApiArg = void;
export type EarnedBySource = {
  /** R$, two decimals */
  walls: string;
  /** R$, two decimals */
  tasks: string;
  /** R$, two decimals */
  codes: string;
  /** daily bonuses and weekly challenges, R$, two decimals */
  rewards: string;
  /** the two that follow, R$, two decimals */
  referrals: string;
  /** shares of what friends earned, R$, two decimals */
  referralShares: string;
  /** for friends who reached the goal, R$, two decimals */
  referralBonuses: string;
  /** of events, R$, two decimals */
  prizes: string;
  /** R$, two decimals */
  total: string;
};
export type Earned = {
  total: EarnedBySource;
  thisWeek: EarnedBySource;
  /** this week’s Monday */
  weekBegins: string;
  last30Days: EarnedBySource;
  /** the last 30, today’s at the end */
  days: {
    day: string;
    /** R$, two decimals */
    walls: string;
    /** R$, two decimals */
    tasks: string;
    /** R$, two decimals */
    codes: string;
    /** daily bonuses and weekly challenges, R$, two decimals */
    rewards: string;
    /** the two that follow, R$, two decimals */
    referrals: string;
    /** shares of what friends earned, R$, two decimals */
    referralShares: string;
    /** for friends who reached the goal, R$, two decimals */
    referralBonuses: string;
    /** of events, R$, two decimals */
    prizes: string;
    /** R$, two decimals */
    total: string;
  }[];
};
export type BalanceParts = {
  /** R$, two decimals */
  earned: string;
  /** R$, two decimals */
  welcome: string;
  /** R$, two decimals */
  gameWins: string;
  /** R$, two decimals */
  bets: string;
  /** R$, two decimals */
  eventEntries: string;
  /** R$, two decimals */
  adjustments: string;
  /** R$, two decimals */
  withdrawn: string;
  /** R$, two decimals */
  other: string;
  /** R$, two decimals */
  total: string;
};
export type Figures = { earned: Earned; balance: BalanceParts };
export type Withdrawal = {
  id: string;
  userId: string;
  username: string | null;
  /** R$, two decimals */
  amount: string;
  status: 'pending' | 'completed' | 'failed';
  payoutState: 'held' | 'processing' | 'unknown' | 'paid' | 'rejected' | 'cancelled';
  /** what the member is shown: who ended a failed one, the member (cancelled) or an operator (refused) */
  detail: 'pending' | 'processing' | 'paid' | 'cancelled' | 'refused';
  type: 'normal' | 'test';
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
export const { useReadFiguresQuery, useListWithdrawalsQuery } = injectedRtkApi;
