// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMemberMoney: build.query<ReadMemberMoneyApiResponse, ReadMemberMoneyApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/of-member/${queryArg}` }),
    }),
    listMemberTransactions: build.query<ListMemberTransactionsApiResponse, ListMemberTransactionsApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/money/of-member/${queryArg.memberId}/transactions`,
        query: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          month: queryArg.month,
          category: queryArg.category,
          since: queryArg.since,
          earned: queryArg.earned,
          type: queryArg['type'],
          search: queryArg.search,
        },
      }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadMemberMoneyApiResponse = /** status 200 Done */ MemberMoney;
export type ReadMemberMoneyApiArg = string;
export type ListMemberTransactionsApiResponse = /** status 200 Done */ {
  transactions: Transaction[];
  nextCursor: string | null;
  /** with `timeZone` alone: each day that this page has lines of, newest first, summed over all lines of the day that the filters leave, on this page or not; empty for a time zone that the wallet does not know */
  days?: DayOfStatement[];
};
export type ListMemberTransactionsApiArg = {
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
  /** UTC, such as 2026-11 */
  month?: string;
  /** games: both game and game_win; rewards, referrals: those of earn; taken_back: credits that were reversed */
  category?:
    | 'earn'
    | 'withdrawal'
    | 'game_win'
    | 'game'
    | 'event_prize'
    | 'promo'
    | 'adjustment'
    | 'welcome'
    | 'other'
    | 'games'
    | 'rewards'
    | 'referrals'
    | 'taken_back';
  /** a day, UTC, such as 2026-11-23 */
  since?: string;
  /** what counts as earned, of that source */
  earned?: 'walls' | 'tasks' | 'codes' | 'rewards' | 'referrals' | 'referralShares' | 'referralBonuses' | 'prizes' | 'total';
  /** the type of transfer */
  type?: string;
  /** a part of the reason as it is stored, in English; the reference or a part of it from its beginning or a colon on; or the exact amount: 44, 44.00, R$ 1,284.50 */
  search?: string;
  memberId: string;
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
export const { useReadMemberMoneyQuery, useListMemberTransactionsQuery } = injectedRtkApi;
