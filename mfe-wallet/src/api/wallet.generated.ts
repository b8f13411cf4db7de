// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readStatementSummary: build.query<ReadStatementSummaryApiResponse, ReadStatementSummaryApiArg>({
      query: () => ({ path: `/api/user/transactions/summary` }),
    }),
    readStatementMonth: build.query<ReadStatementMonthApiResponse, ReadStatementMonthApiArg>({
      query: (queryArg) => ({ path: `/api/user/transactions/months/${queryArg}` }),
    }),
    noteProofChecked: build.mutation<NoteProofCheckedApiResponse, NoteProofCheckedApiArg>({
      query: (queryArg) => ({ path: `/api/user/statement-proof/checked`, method: 'POST', body: queryArg }),
    }),
    readProofRoot: build.query<ReadProofRootApiResponse, ReadProofRootApiArg>({
      query: (queryArg) => ({ path: `/api/proofs/roots/${queryArg}` }),
    }),
    readWithdrawalStart: build.query<ReadWithdrawalStartApiResponse, ReadWithdrawalStartApiArg>({
      query: (queryArg) => ({ path: `/api/withdraw/start`, query: { of: queryArg } }),
    }),
    validateRobloxUser: build.mutation<ValidateRobloxUserApiResponse, ValidateRobloxUserApiArg>({
      query: (queryArg) => ({ path: `/api/validate-roblox-user`, method: 'POST', body: queryArg }),
    }),
    requestWithdrawal: build.mutation<RequestWithdrawalApiResponse, RequestWithdrawalApiArg>({
      query: (queryArg) => ({ path: `/api/withdraw`, method: 'POST', body: queryArg.body, idempotencyKey: queryArg['idempotency-key'] }),
    }),
    cancelWithdrawal: build.mutation<CancelWithdrawalApiResponse, CancelWithdrawalApiArg>({
      query: (queryArg) => ({ path: `/api/withdraw/${queryArg.id}/cancel`, method: 'POST', body: queryArg.body }),
    }),
    listWithdrawals: build.query<ListWithdrawalsApiResponse, ListWithdrawalsApiArg>({ query: () => ({ path: `/api/withdraw/history` }) }),
    readReceipt: build.query<ReadReceiptApiResponse, ReadReceiptApiArg>({
      query: (queryArg) => ({ path: `/api/withdraw/${queryArg}/receipt` }),
    }),
    requestTestWithdrawal: build.mutation<RequestTestWithdrawalApiResponse, RequestTestWithdrawalApiArg>({
      query: (queryArg) => ({
        path: `/api/test-withdraw`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ListTransactionsApiResponse = /** status 200 Done */ {
  transactions: Transaction[];
  nextCursor: string | null;
  /** with `timeZone` alone: each day that this page has lines of, newest first, summed over all lines of the day that the filters leave, on this page or not; empty for a time zone that the wallet does not know */
  days?: DayOfStatement[];
};
export type ListTransactionsApiArg = {
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
  /** an IANA name, such as America/Mexico_City: the answer has the sums of its days */
  timeZone?: string;
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
};
export type ReadStatementSummaryApiResponse = /** status 200 Done */ StatementSummary;
export type ReadStatementSummaryApiArg = void;
export type ReadStatementMonthApiResponse = /** status 200 Done */ MonthOfStatement;
export type ReadStatementMonthApiArg = /** UTC, such as 2026-11 */ string;
export type NoteProofCheckedApiResponse = /** status 200 Done */ { isNoted: true };
export type NoteProofCheckedApiArg = {
  /** UTC, such as 2026-11-20 */
  day: string;
  /** hex */
  head: string;
};
export type ReadProofRootApiResponse = /** status 200 Done */ ProofRoot;
export type ReadProofRootApiArg = /** UTC, such as 2026-11-20 */ string;
export type ReadWithdrawalStartApiResponse = /** status 200 Done */ WithdrawalStart;
export type ReadWithdrawalStartApiArg = /** the withdrawal to repeat; without it the last that was paid */ string | undefined;
export type ValidateRobloxUserApiResponse = /** status 200 Done */ { experiences: Experience[]; message: string };
export type ValidateRobloxUserApiArg = { username: string };
export type FetchGamepassesApiResponse = /** status 200 Done */ { gamepasses: Gamepass[] };
export type RequestWithdrawalApiResponse = /** status 200 Done */ { success: true; message: string; withdrawal: Withdrawal };
export type RequestWithdrawalApiArg = {
  'idempotency-key'?: string;
  body: {
    /** R$, a number or a decimal string with at most two decimals */
    amount: number | string;
    /** https://www.roblox.com/game-pass/{id} */
    gamepassLink: string;
  };
};
export type CancelWithdrawalApiResponse = /** status 200 Done */ { success: true; message: string; withdrawal: Withdrawal };
export type CancelWithdrawalApiArg = { id: string; body: {} };
export type ListWithdrawalsApiResponse = /** status 200 Done */ { withdrawals: Withdrawal[] };
export type ListWithdrawalsApiArg = void;
export type ReadReceiptApiResponse = /** status 200 Done */ Receipt;
export type ReadReceiptApiArg = string;
export type RequestTestWithdrawalApiResponse = /** status 200 Done */ { success: true; message: string; withdrawal: Withdrawal };
export type RequestTestWithdrawalApiArg = {
  'idempotency-key'?: string;
  body: {
    /** R$, a number or a decimal string with at most two decimals */
    amount: number | string;
    experienceId: string;
    placeId: string;
    /** what the page showed; the platform is asked for the name that is kept */
    experienceName: string;
    gamepassId: string;
  };
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
export type OpenWithdrawal = {
  id: string;
  /** R$, two decimals */
  amount: string;
  gamepassName: string;
  payoutState: 'held' | 'processing' | 'unknown' | 'paid' | 'rejected' | 'cancelled';
  type: 'normal' | 'test';
  createdAt: string;
};
export type StatementSummary = {
  /** R$, two decimals */
  balance: string;
  /** R$, two decimals */
  held: string;
  /** R$, two decimals */
  debt: string;
  /** R$, two decimals */
  totalEarned: string;
  /** that have lines, newest first, UTC */
  months: string[];
  /** what `held` is held for, newest first */
  pending: OpenWithdrawal[];
};
export type MonthOfStatement = {
  /** UTC */
  month: string;
  /** what came into the balance */
  in: string;
  /** what left it, without a sign */
  out: string;
  /** of that, what games brought less what they took */
  games: string;
  /** in less out: how the balance changed */
  net: string;
};
export type ProofRoot = {
  /** UTC, such as 2026-11-20 */
  day: string;
  /** commits to the rest of this, hex */
  root: string;
  /** leaves of the tree: everyone who ever moved money until the end of the day */
  members: number;
  /** what all of them had together at the end of the day: each node of the tree commits to its part */
  totalHundredths: string;
  /** top of the tree, hex */
  tree: string;
  /** root of the day before, zeros before the first: one root holds all before it */
  previousRoot: string;
  publishedAt: string;
};
export type Experience = { experienceId: string; placeId: string; name: string };
export type StartCheck = {
  /** account: it has published an experience; group: no group to join first; balance: it covers the minimum; debt: there is none; payouts: the site can buy */
  check: 'account' | 'group' | 'balance' | 'debt' | 'payouts';
  /** waits: may be asked for, and is paid later than usual; unknown: the game platform, or a setting, does not say now */
  state: 'passed' | 'failed' | 'waits' | 'unknown';
};
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
export type Gamepass = {
  id: string;
  name: string;
  displayName: string;
  description: string;
  /** R$, two decimals */
  price: string;
  /** why no withdrawal goes through it now: an open one has it, or we bought it before; null: one may */
  unavailable: ('in_use' | 'bought') | null;
};
export type WithdrawalAgain = {
  of: Withdrawal;
  /** where it was sold, if that is there still */
  experienceId: string | null;
  /** of the same experience, never bought, at the same price; or the same one, where it was not bought, at its price of now */
  gamepass: Gamepass | null;
  /** why there is no gamepass to repeat it through */
  obstacle: ('experience_gone' | 'no_unused_gamepass' | 'unknown') | null;
};
export type WithdrawalStart = {
  /** R$, two decimals */
  balance: string;
  /** R$, two decimals */
  debt: string;
  /** null: not known, and no withdrawal is taken */
  minimum: string | null;
  /** of the member’s own account; null: not known */
  experiences: Experience[] | null;
  checks: StartCheck[];
  /** null: nothing was paid yet */
  again: WithdrawalAgain | null;
};
export type Receipt = {
  withdrawal: Withdrawal;
  /** when an operator let it be paid; null: not yet, or it ended otherwise */
  approvedAt: string | null;
  /** since when it had its place among those to be bought; null: bought without waiting, or not approved */
  queuedAt: string | null;
};
export const {
  useReadStatementSummaryQuery,
  useReadStatementMonthQuery,
  useNoteProofCheckedMutation,
  useReadProofRootQuery,
  useReadWithdrawalStartQuery,
  useValidateRobloxUserMutation,
  useRequestWithdrawalMutation,
  useCancelWithdrawalMutation,
  useListWithdrawalsQuery,
  useReadReceiptQuery,
  useRequestTestWithdrawalMutation,
} = injectedRtkApi;
