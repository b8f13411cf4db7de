// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMemberMoney: build.query<ReadMemberMoneyApiResponse, ReadMemberMoneyApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/of-member/${queryArg}` }),
    }),
    readMemberFigures: build.query<ReadMemberFiguresApiResponse, ReadMemberFiguresApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/of-member/${queryArg}/figures` }),
    }),
    readEarnedDays: build.query<ReadEarnedDaysApiResponse, ReadEarnedDaysApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/earned-days`, query: { ids: queryArg } }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ListWithdrawalQueueApiResponse = /** status 200 Done */ {
  withdrawals: QueuedWithdrawal[];
  testWithdrawals: QueuedWithdrawal[];
  nextCursor: string | null;
  /** found on all pages, 1,000 at most */
  total: number;
  /** false: there are more */
  totalIsExact: boolean;
  testTotal: number;
  testTotalIsExact: boolean;
};
export type ReadMemberMoneyApiResponse = /** status 200 Done */ MemberMoney;
export type ReadMemberMoneyApiArg = string;
export type ReadMemberFiguresApiResponse = /** status 200 Done */ MemberFigures;
export type ReadMemberFiguresApiArg = string;
export type ReadEarnedDaysApiResponse = /** status 200 Done */ { members: { id: string; earned: string[] }[] };
export type ReadEarnedDaysApiArg = /** a hundred at most, with commas between them */ string;
export type ListMemberTransactionsApiResponse = /** status 200 Done */ {
  transactions: Transaction[];
  nextCursor: string | null;
  /** with `timeZone` alone: each day that this page has lines of, newest first, summed over all lines of the day that the filters leave, on this page or not; empty for a time zone that the wallet does not know */
  days?: DayOfStatement[];
};
export type QueuedWithdrawal = {
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
  /** why it was rejected, in the operator’s words */
  reason: string | null;
  createdAt: string;
  /** when it was paid, rejected or cancelled */
  processedAt: string | null;
  decidedBy: string | null;
  /** why the last try did not pay */
  note: string | null;
  queuedBy: string | null;
  /** since then it waits for the bot */
  queuedAt: string | null;
  /** decidedBy buys it by hand and has until then */
  reservedUntil: string | null;
  changedAt: string;
  /** the member’s, now */
  balance: string | null;
  /** R$, two decimals */
  debt: string | null;
  disabled: boolean | null;
  riskSigns: string[] | null;
};
export type MemberMoney = {
  /** R$, two decimals */
  balance: string;
  /** R$, two decimals */
  totalEarned: string;
  /** R$, two decimals */
  debt: string;
  /** R$, two decimals */
  held: string;
  /** R$, two decimals */
  wageredBalance: string;
  /** R$, two decimals */
  winnedBalance: string;
  /** R$, two decimals */
  lostBalance: string;
};
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
export type MemberFigures = {
  earned: Earned;
  balance: BalanceParts;
  /** the last 90, UTC, today’s at the end; what was given back or taken back on a day is netted by kind */
  days: {
    day: string;
    /** what came into the balance */
    in: string;
    /** what left it, without a sign */
    out: string;
  }[];
};
export type Line = {
  /** which sentence, such as bombs.won, or which names: wall.provider, wall.offer; null: the source’s own words */
  kind: string | null;
  /** what the sentence is filled with */
  values: { [key: string]: string };
  /** the sentence in English, or those words */
  text: string;
  /** it takes a transfer back: to the member, or from them */
  undo?: 'returned' | 'reversed';
  /** what of a debt this paid */
  paidDebt?: string;
  /** what became a debt, since the balance was too low */
  newDebt?: string;
};
export type Transaction = {
  id: string;
  type: string;
  category: 'earn' | 'withdrawal' | 'game_win' | 'game' | 'event_prize' | 'promo' | 'adjustment' | 'welcome' | 'other';
  /** for people: the reason, and what became of a debt */
  description: string;
  line: Line;
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
  /** takes an earlier transfer of the same source and reference back */
  undo: boolean;
  createdAt: string;
};
export type DayOfStatement = {
  /** of the time zone that was asked for */
  day: string;
  /** what came into the balance */
  in: string;
  /** what left it, without a sign */
  out: string;
};
export const { useReadMemberMoneyQuery, useReadMemberFiguresQuery, useReadEarnedDaysQuery } = injectedRtkApi;
