// Generated from services/wallet/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readMoney: build.query<ReadMoneyApiResponse, ReadMoneyApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/money`,
        query: {
          window: queryArg,
        },
      }),
    }),
    listMonths: build.query<ListMonthsApiResponse, ListMonthsApiArg>({
      query: () => ({ path: `/api/admin/money/months` }),
    }),
    readMonth: build.query<ReadMonthApiResponse, ReadMonthApiArg>({
      query: (queryArg) => ({ path: `/api/admin/money/months/${queryArg}` }),
    }),
    closeMonth: build.mutation<CloseMonthApiResponse, CloseMonthApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/money/months/${queryArg}/close`,
        method: "POST",
      }),
    }),
  }),
});
export { injectedRtkApi as walletApi };
export type ReadMoneyApiResponse = /** status 200 Done */ Money;
export type ReadMoneyApiArg = "24h" | "7d" | "30d";
export type ListMonthsApiResponse = /** status 200 Done */ Months;
export type ListMonthsApiArg = void;
export type ReadMonthApiResponse = /** status 200 Done */ MonthFile;
export type ReadMonthApiArg = /** UTC, such as 2026-10 */ string;
export type CloseMonthApiResponse = /** status 200 Done */ ClosedMonth;
export type CloseMonthApiArg = /** UTC, such as 2026-10 */ string;
export type Money = {
  window: "24h" | "7d" | "30d";
  by: "hour" | "day";
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
export type ErrorAnswer = {
  /** the same as message */
  error: string;
  /** for people */
  message: string;
  /** for programs, from a closed set */
  code: string;
  requestId: string;
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
      code:
        | "month_not_over"
        | "months_in_order"
        | "transfers_under_way"
        | "root_missing"
        | "audit_finding_open";
      message: string;
      /** which month comes first, which days have no root, which checks found something */
      about: string[];
    } | null;
  }[];
  /** the newest first */
  closed: ClosedMonth[];
};
export type MonthContent = {
  format: "facet.monthly-closing.v1";
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
  hash: string | null;
  content: MonthContent;
};
export const {
  useReadMoneyQuery,
  useListMonthsQuery,
  useReadMonthQuery,
  useCloseMonthMutation,
} = injectedRtkApi;
