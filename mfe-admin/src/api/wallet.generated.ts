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
  }),
});
export { injectedRtkApi as walletApi };
export type ReadMoneyApiResponse = /** status 200 Done */ Money;
export type ReadMoneyApiArg = "24h" | "7d" | "30d";
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
export const { useReadMoneyQuery } = injectedRtkApi;
