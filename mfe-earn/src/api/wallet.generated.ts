// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readFigures: build.query<ReadFiguresApiResponse, ReadFiguresApiArg>({ query: () => ({ path: `/api/user/figures` }) }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadFiguresApiResponse = /** status 200 Done */ Figures;
export type ReadFiguresApiArg = void;
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
export const { useReadFiguresQuery } = injectedRtkApi;
