// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adjustUserBalance: build.mutation<AdjustUserBalanceApiResponse, AdjustUserBalanceApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/users/${queryArg.id}/adjust-balance`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
    readAdjustmentLimit: build.query<ReadAdjustmentLimitApiResponse, ReadAdjustmentLimitApiArg>({
      query: () => ({ path: `/api/admin/adjustments/limit` }),
    }),
    confirmAdjustment: build.mutation<ConfirmAdjustmentApiResponse, ConfirmAdjustmentApiArg>({
      query: (queryArg) => ({ path: `/api/admin/adjustments/${queryArg.id}/confirm`, method: 'POST', body: queryArg.body }),
    }),
    declineAdjustment: build.mutation<DeclineAdjustmentApiResponse, DeclineAdjustmentApiArg>({
      query: (queryArg) => ({ path: `/api/admin/adjustments/${queryArg.id}/decline`, method: 'POST', body: queryArg.body }),
    }),
    withdrawAdjustment: build.mutation<WithdrawAdjustmentApiResponse, WithdrawAdjustmentApiArg>({
      query: (queryArg) => ({ path: `/api/admin/adjustments/${queryArg.id}/withdraw`, method: 'POST', body: queryArg.body }),
    }),
    countWithdrawals: build.query<CountWithdrawalsApiResponse, CountWithdrawalsApiArg>({
      query: () => ({ path: `/api/admin/withdrawals/counts` }),
    }),
    readWithdrawal: build.query<ReadWithdrawalApiResponse, ReadWithdrawalApiArg>({
      query: (queryArg) => ({ path: `/api/admin/withdrawals/${queryArg}` }),
    }),
    processWithdrawal: build.mutation<ProcessWithdrawalApiResponse, ProcessWithdrawalApiArg>({
      query: (queryArg) => ({ path: `/api/admin/withdrawals/${queryArg.id}/process`, method: 'POST', body: queryArg.body }),
    }),
    reserveWithdrawal: build.mutation<ReserveWithdrawalApiResponse, ReserveWithdrawalApiArg>({
      query: (queryArg) => ({ path: `/api/admin/withdrawals/${queryArg.id}/reserve`, method: 'POST', body: queryArg.body }),
    }),
    releaseWithdrawal: build.mutation<ReleaseWithdrawalApiResponse, ReleaseWithdrawalApiArg>({
      query: (queryArg) => ({ path: `/api/admin/withdrawals/${queryArg.id}/release`, method: 'POST', body: queryArg.body }),
    }),
    askAboutWithdrawal: build.mutation<AskAboutWithdrawalApiResponse, AskAboutWithdrawalApiArg>({
      query: (queryArg) => ({ path: `/api/admin/withdrawals/${queryArg.id}/ask`, method: 'POST', body: queryArg.body }),
    }),
    explainDifference: build.mutation<ExplainDifferenceApiResponse, ExplainDifferenceApiArg>({
      query: (queryArg) => ({ path: `/api/admin/payouts/explain-difference`, method: 'POST', body: queryArg }),
    }),
    startWalletAudit: build.mutation<StartWalletAuditApiResponse, StartWalletAuditApiArg>({
      query: () => ({ path: `/api/admin/wallet-audits`, method: 'POST' }),
    }),
    readMoney: build.query<ReadMoneyApiResponse, ReadMoneyApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money`, query: { window: queryArg.window, until: queryArg.until } }),
    }),
    readMoneyAccounts: build.query<ReadMoneyAccountsApiResponse, ReadMoneyAccountsApiArg>({
      query: () => ({ path: `/api/admin/money/accounts` }),
    }),
    readMemberMoney: build.query<ReadMemberMoneyApiResponse, ReadMemberMoneyApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/of-member/${queryArg}` }),
    }),
    listMonths: build.query<ListMonthsApiResponse, ListMonthsApiArg>({ query: () => ({ path: `/api/admin/money/months` }) }),
    readMonth: build.query<ReadMonthApiResponse, ReadMonthApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/months/${queryArg}` }),
    }),
    closeMonth: build.mutation<CloseMonthApiResponse, CloseMonthApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/months/${queryArg}/close`, method: 'POST' }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type AdjustUserBalanceApiResponse =
  | /** status 200 Done */ {
      success: true;
      /** R$, two decimals */
      balance: string;
    }
  | /** status 202 Not decided yet */ { success: true; proposal: Adjustment };
export type AdjustUserBalanceApiArg = {
  id: string;
  /** a UUID, the id of what is made: the same call again makes nothing more */
  'idempotency-key'?: string;
  body: {
    /** R$, a number or a decimal string with at most two decimals */
    amount: number | string;
    /** the member reads it */
    description: string;
  };
};
export type ReadAdjustmentLimitApiResponse = /** status 200 Done */ {
  /** R$, the setting `adjustment_limit` */
  limit: string;
  /** R$, two decimals */
  left: string;
};
export type ReadAdjustmentLimitApiArg = void;
export type ListProposedAdjustmentsApiResponse = /** status 200 Done */ {
  adjustments: {
    id: string;
    member: { id: string; username: string };
    /** R$, two decimals */
    amount: string;
    description: string;
    by: { id: string; username: string };
    createdAt: string;
    /** the member, as far as is known here */
    isBanned: boolean;
  }[];
  total: number;
};
export type ConfirmAdjustmentApiResponse = /** status 200 Done */ {
  success: true;
  /** R$, two decimals */
  balance: string;
};
export type ConfirmAdjustmentApiArg = { id: string; body: {} };
export type DeclineAdjustmentApiResponse = /** status 200 Done */ { success: true };
export type DeclineAdjustmentApiArg = { id: string; body: {} };
export type WithdrawAdjustmentApiResponse = /** status 200 Done */ { success: true };
export type WithdrawAdjustmentApiArg = { id: string; body: {} };
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
export type CountWithdrawalsApiResponse = /** status 200 Done */ {
  /** the unknown ones among them */
  pending: number;
  unknown: number;
  completed: number;
  failed: number;
  /** whatever became of them; in no other count */
  test: number;
};
export type CountWithdrawalsApiArg = void;
export type ReadWithdrawalApiResponse = /** status 200 Done */ Payout;
export type ReadWithdrawalApiArg = string;
export type ProcessWithdrawalApiResponse =
  | /** status 200 Done */ ProcessedWithdrawal
  | /** status 202 Not decided yet */ ProcessedWithdrawal;
export type ProcessWithdrawalApiArg = {
  id: string;
  body: {
    status: 'completed' | 'failed';
    /** needed to reject; the member reads it */
    rejectionReason?: string | null;
    /** the bot buys the gamepass (role admin); otherwise the operator has bought it, and the platform is asked */
    autoPayout?: boolean | null;
  };
};
export type ProcessWithdrawalsApiResponse =
  | /** status 200 Done */ {
      dryRun: true;
      results: {
        id: string;
        username: string | null;
        /** R$, two decimals */
        amount: string | null;
        possible: boolean;
        /** not, for people */
        why: string | null;
      }[];
      possibleCount: number;
      impossibleCount: number;
      /** R$, two decimals */
      possibleSum: string;
    }
  | {
      dryRun: false;
      results: {
        id: string;
        username: string | null;
        /** R$, two decimals */
        amount: string | null;
        /** queued: the bot pays it when its turn comes; unknown: an error of ours came between */
        result: 'decided' | 'queued' | 'refused' | 'unknown';
        payoutState: string | null;
        message: string | null;
      }[];
      doneCount: number;
      failedCount: number;
      /** R$, two decimals */
      doneSum: string;
    };
export type ProcessWithdrawalsApiArg = {
  ids: string[];
  status: 'completed' | 'failed';
  /** needed to reject; the member reads it */
  rejectionReason?: string | null;
  /** the bot buys the gamepass (role admin); otherwise the operator has bought it, and the platform is asked */
  autoPayout?: boolean | null;
  dryRun?: boolean;
};
export type ReserveWithdrawalApiResponse = /** status 200 Done */ { success: true; withdrawal: OperatorWithdrawal };
export type ReserveWithdrawalApiArg = {
  id: string;
  body: {
    /** the account that buys, on the platform; absent: the bot’s */
    buyerUserId?: string;
  };
};
export type ReleaseWithdrawalApiResponse = /** status 200 Done */ { success: true; withdrawal: OperatorWithdrawal };
export type ReleaseWithdrawalApiArg = { id: string; body: {} };
export type AskAboutWithdrawalApiResponse = /** status 200 Done */ { success: true; withdrawal: OperatorWithdrawal };
export type AskAboutWithdrawalApiArg = { id: string; body: {} };
export type ReadPayoutBoardApiResponse = /** status 200 Done */ PayoutBoard;
export type ExplainDifferenceApiResponse = /** status 200 Done */ {
  /** differences that the new comparison found */
  left: number;
};
export type ExplainDifferenceApiArg = {
  /** as the difference names it */
  subject: string;
  explanation: string;
};
export type ListWalletAuditsApiResponse = /** status 200 Done */ WalletAudits;
export type StartWalletAuditApiResponse = /** status 202 Not decided yet */ WalletAudits;
export type StartWalletAuditApiArg = void;
export type ReadMoneyApiResponse = /** status 200 Done */ Money;
export type ReadMoneyApiArg = {
  window: '24h' | '7d' | '30d' | '90d';
  /** its last day, UTC; absent: it reaches to now */
  until?: string;
};
export type ReadMoneyAccountsApiResponse = /** status 200 Done */ MoneyAccounts;
export type ReadMoneyAccountsApiArg = void;
export type ReadMemberMoneyApiResponse = /** status 200 Done */ MemberMoney;
export type ReadMemberMoneyApiArg = string;
export type ListMemberTransactionsApiResponse = /** status 200 Done */ {
  transactions: Transaction[];
  nextCursor: string | null;
  /** with `timeZone` alone: each day that this page has lines of, newest first, summed over all lines of the day that the filters leave, on this page or not; empty for a time zone that the wallet does not know */
  days?: DayOfStatement[];
};
export type ListMonthsApiResponse = /** status 200 Done */ Months;
export type ListMonthsApiArg = void;
export type ReadMonthApiResponse = /** status 200 Done */ MonthFile;
export type ReadMonthApiArg = /** UTC, such as 2026-10 */ string;
export type CloseMonthApiResponse = /** status 200 Done */ ClosedMonth;
export type CloseMonthApiArg = /** UTC, such as 2026-10 */ string;
export type Adjustment = {
  id: string;
  member: { id: string; username: string };
  /** R$, two decimals */
  amount: string;
  description: string;
  by: { id: string; username: string };
  createdAt: string;
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
export type OperatorWithdrawal = {
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
};
export type Purchase = {
  /** restored: asked after a backup was restored */
  kind: 'bot' | 'hand' | 'restored';
  productId: string;
  sellerUserId: string;
  buyerUserId: string | null;
  /** R$, two decimals */
  price: string;
  /** the platform’s own name of it, when it was asked for */
  purchaseId: string | null;
  purchasedAt: string;
};
export type PayoutAttempt = {
  id: string;
  /** restored: asked after a backup was restored */
  kind: 'bot' | 'hand' | 'restored';
  by: string;
  startedAt: string;
  /** from here on it may have been bought */
  buyingAt: string | null;
  outcome: ('bought' | 'not_bought' | null) | ('bought' | 'not_bought' | null);
  detail: string | null;
  decidedAt: string | null;
  /** when the platform was asked about it last */
  lookedAt: string | null;
  /** when it is asked again, while the outcome is not known */
  nextLookAt: string | null;
  /** from here on, when the platform says that it was not bought, it returns to the queue; null when the outcome is known */
  waitsAgainFrom: string | null;
};
export type Payout = { withdrawal: OperatorWithdrawal; gamepassId: string; purchaseDetails: Purchase | null; attempts: PayoutAttempt[] };
export type ProcessedWithdrawal = {
  success: true;
  message: string;
  gamepassId: string;
  purchaseDetails: Purchase | null;
  /** unknown (202): nobody knows yet whether the gamepass was bought */
  payoutState: string;
  withdrawal: OperatorWithdrawal;
};
export type OpenPayout = {
  id: string;
  userId: string;
  username: string | null;
  /** R$, two decimals */
  amount: string;
  payoutState: 'held' | 'processing' | 'unknown' | 'paid' | 'rejected' | 'cancelled';
  type: 'normal' | 'test';
  gamepassLink: string;
  createdAt: string;
  decidedBy: string | null;
  /** why the last try did not pay */
  note: string | null;
  changedAt: string;
};
export type PayoutBoard = {
  /** the checks that failed: nothing is paid until each of them has run again and found nothing */
  stopped: {
    /** when the first of the runs that failed was taken */
    since: string;
    /** of the last one that failed */
    faults: number;
    /** all that failed since then */
    checks: string[];
  } | null;
  /** R$, two decimals */
  spentToday: string;
  /** null: not known, so that nothing is paid */
  dailyCap: string | null;
  held: number;
  /** of the held ones, those that wait for the bot */
  queued: number;
  oldestHeldAt: string | null;
  /** the last comparison of the bot’s purchases and purse with the payouts; null: there was none */
  outward: { takenAt: string; findings: { check: string; subject: string; detail: string }[] } | null;
  processingCount: number;
  unknownCount: number;
  /** the oldest 100 of each type */
  unknown: OpenPayout[];
  /** the oldest 100 of each type */
  processing: OpenPayout[];
  /** the last 24 hours, oldest first, without gaps */
  paidByHour: {
    start: string;
    /** R$, two decimals */
    amount: string;
    count: number;
  }[];
};
export type WalletAudit = {
  id: string;
  scope: 'new' | 'all';
  takenAt: string;
  finishedAt: string;
  faults: number;
  findings: { check: string; faults: number; examples: { memberId: string | null; detail: string }[] }[];
  /** checks that could not look: they are neither clean nor a fault */
  notRun: { check: string; reason: string }[];
};
export type WalletAudits = {
  /** one is going on, on whatever replica */
  running: boolean;
  /** the checks that failed: nothing is paid until each of them has run again and found nothing */
  stopped: {
    /** when the first of the runs that failed was taken */
    since: string;
    /** of the last one that failed */
    faults: number;
    /** all that failed since then */
    checks: string[];
  } | null;
  /** the last ones, newest first */
  audits: WalletAudit[];
};
export type Money = {
  window: '24h' | '7d' | '30d' | '90d';
  by: 'hour' | 'day';
  from: string;
  to: string;
  walls: string[];
  buckets: {
    start: string;
    /** in the order of `walls` */
    walls: string[];
    /** R$, two decimals */
    fromWalls: string;
    /** R$, two decimals */
    tasks: string;
    /** R$, two decimals */
    promos: string;
    /** R$, two decimals */
    rewards: string;
    /** R$, two decimals */
    referrals: string;
    /** prizes less entry fees */
    events: string;
    /** R$, two decimals */
    welcome: string;
    /** R$, two decimals */
    adjustments: string;
    /** all that members got but games and payouts */
    earned: string;
    /** R$, two decimals */
    paidOut: string;
    /** from walls less paid out */
    net: string;
    /** R$, two decimals */
    staked: string;
    /** R$, two decimals */
    won: string;
    /** staked less won */
    houseResult: string;
    /** to members, at its end */
    owed: {
      /** R$, two decimals */
      balances: string;
      /** R$, two decimals */
      debts: string;
      /** R$, two decimals */
      held: string;
    };
  }[];
  sum: {
    /** in the order of `walls` */
    walls: string[];
    /** R$, two decimals */
    fromWalls: string;
    /** R$, two decimals */
    tasks: string;
    /** R$, two decimals */
    promos: string;
    /** R$, two decimals */
    rewards: string;
    /** R$, two decimals */
    referrals: string;
    /** prizes less entry fees */
    events: string;
    /** R$, two decimals */
    welcome: string;
    /** R$, two decimals */
    adjustments: string;
    /** all that members got but games and payouts */
    earned: string;
    /** R$, two decimals */
    paidOut: string;
    /** from walls less paid out */
    net: string;
    /** R$, two decimals */
    staked: string;
    /** R$, two decimals */
    won: string;
    /** staked less won */
    houseResult: string;
  };
  /** of the same stretch before it */
  before: {
    /** in the order of `walls` */
    walls: string[];
    /** R$, two decimals */
    fromWalls: string;
    /** R$, two decimals */
    tasks: string;
    /** R$, two decimals */
    promos: string;
    /** R$, two decimals */
    rewards: string;
    /** R$, two decimals */
    referrals: string;
    /** prizes less entry fees */
    events: string;
    /** R$, two decimals */
    welcome: string;
    /** R$, two decimals */
    adjustments: string;
    /** all that members got but games and payouts */
    earned: string;
    /** R$, two decimals */
    paidOut: string;
    /** from walls less paid out */
    net: string;
    /** R$, two decimals */
    staked: string;
    /** R$, two decimals */
    won: string;
    /** staked less won */
    houseResult: string;
  };
};
export type MoneyAccounts = {
  accounts: {
    account: string;
    /** what the owner’s own records say; null: nobody was asked */
    records: string | null;
    /** R$, two decimals */
    ledger: string;
    /** R$, two decimals */
    difference: string | null;
    state: 'agrees' | 'on_its_way' | 'differs' | 'ledger_only';
    /** of records, where they are counted */
    count: number | null;
  }[];
  owed: {
    members: number;
    /** R$, two decimals */
    balances: string;
    /** R$, two decimals */
    debts: string;
    /** R$, two decimals */
    held: string;
    heldCount: number;
    /** R$, two decimals */
    unknown: string;
    unknownCount: number;
    /** held by walls, not in the ledger yet */
    pending: string | null;
    /** waiting to be claimed, not in the ledger yet */
    referralRewards: string | null;
    /** balances, held, pending and referral rewards, as far as known */
    total: string;
  };
  /** services that did not answer: their part is null */
  unavailable: string[];
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
export type OwedAtMonthEnd = {
  /** R$, two decimals */
  available: string;
  /** R$, two decimals */
  held: string;
  /** available and held: the reserve that is needed */
  total: string;
  /** what members owe; not taken off */
  debts: string;
};
export type FlowOfMonth = {
  /** credited, less what was reversed */
  fromWalls: string;
  /** what members got else, without games */
  otherwise: string;
  /** R$, two decimals */
  paidOut: string;
  /** staked less won */
  houseResult: string;
};
export type ClosedMonth = {
  /** UTC, such as 2026-10 */
  month: string;
  /** SHA-256, hex */
  hash: string;
  closedBy: string;
  closedAt: string;
  transfers: number;
  owed: OwedAtMonthEnd;
  flow: FlowOfMonth;
};
export type Months = {
  /** the newest first */
  open: {
    /** UTC, such as 2026-10 */
    month: string;
    refusal: {
      code: 'month_not_over' | 'months_in_order' | 'transfers_under_way' | 'root_missing' | 'audit_finding_open';
      message: string;
      /** which month comes first, which days have no root, which checks found something */
      about: string[];
    } | null;
  }[];
  /** the newest first */
  closed: ClosedMonth[];
};
export type MonthContent = {
  format: 'facet.monthly-closing.v1';
  /** UTC, such as 2026-10 */
  month: string;
  from: string;
  /** no part of it */
  until: string;
  closedBy: string | null;
  closedAt: string | null;
  /** of the month before, zeros before the first */
  previousHash: string;
  root: {
    day: string;
    /** SHA-256, hex */
    root: string;
  } | null;
  transfers: number;
  first: {
    /** to the microsecond */
    at: string;
    id: string;
  } | null;
  last: {
    /** to the microsecond */
    at: string;
    id: string;
  } | null;
  owed: OwedAtMonthEnd;
  flow: FlowOfMonth;
  withdrawalsPaid: {
    count: number;
    /** R$, two decimals */
    amount: string;
    /** what the game platform kept of these sales */
    platformShare: string;
    /** of how many it is not known, and not in platformShare */
    withoutShare: number;
  };
  accounts: {
    /** available and debt are all members together */
    account: string;
    /** credits less debits */
    opening: string;
    /** R$, two decimals */
    in: string;
    /** R$, two decimals */
    out: string;
    /** opening and in, less out */
    closing: string;
  }[];
  lines: {
    type: string;
    /** a void or a reversal of what is named so */
    undo: boolean;
    debitAccount: string;
    creditAccount: string;
    transfers: number;
    /** R$, two decimals */
    amount: string;
  }[];
};
export type MonthFile = {
  /** false: as it would be closed now; it may still change */
  closed: boolean;
  /** of `content` as it stands here: `jq -cj .content FILE | sha256sum` */
  hash: string | null;
  content: MonthContent;
};
export const {
  useAdjustUserBalanceMutation,
  useReadAdjustmentLimitQuery,
  useConfirmAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useWithdrawAdjustmentMutation,
  useCountWithdrawalsQuery,
  useReadWithdrawalQuery,
  useProcessWithdrawalMutation,
  useReserveWithdrawalMutation,
  useReleaseWithdrawalMutation,
  useAskAboutWithdrawalMutation,
  useExplainDifferenceMutation,
  useStartWalletAuditMutation,
  useReadMoneyQuery,
  useReadMoneyAccountsQuery,
  useReadMemberMoneyQuery,
  useListMonthsQuery,
  useReadMonthQuery,
  useCloseMonthMutation,
} = injectedRtkApi;
