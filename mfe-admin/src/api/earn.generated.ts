// Generated from services/earn/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProviders: build.query<ListProvidersApiResponse, ListProvidersApiArg>({
      query: () => ({ path: `/api/admin/providers` }),
    }),
    enterWallStatement: build.mutation<
      EnterWallStatementApiResponse,
      EnterWallStatementApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/wall-statements`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listWallStatements: build.query<
      ListWallStatementsApiResponse,
      ListWallStatementsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/wall-statements`,
        query: {
          provider: queryArg.provider,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    readWallStatement: build.query<
      ReadWallStatementApiResponse,
      ReadWallStatementApiArg
    >({
      query: (queryArg) => ({ path: `/api/admin/wall-statements/${queryArg}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as earnApi };
export type ListProvidersApiResponse = /** status 200 Default Response */ {
  providers: Provider[];
};
export type ListProvidersApiArg = void;
export type EnterWallStatementApiResponse = /** status 201 Default Response */ {
  id: string;
  provider: {
    id: string;
    label: string;
  };
  from: string;
  /** no longer part of the period */
  to: string;
  lines: number;
  /** R$, two decimals */
  said: string;
  /** R$, two decimals */
  here: string;
  agreed: number;
  missingHere: number;
  missingThere: number;
  different: number;
  enteredAt: string;
  enteredBy: string;
  /** the largest first, 1000 at most */
  differences: {
    kind: "missing_here" | "missing_there" | "different";
    transaction: string;
    said: string | null;
    here: string | null;
    /** of the earning here */
    state: string | null;
    memberId: string | null;
    earnedAt: string | null;
  }[];
};
export type EnterWallStatementApiArg = {
  provider: string;
  from: string;
  to: string;
  /** lines of `transaction,amount` as the wall exports them; a first line may name the columns */
  text: string;
};
export type ListWallStatementsApiResponse = /** status 200 Default Response */ {
  statements: WallStatement[];
  nextCursor: string | null;
  total: number;
};
export type ListWallStatementsApiArg = {
  provider?: string;
  cursor?: string;
  limit: number;
};
export type ReadWallStatementApiResponse = /** status 200 Default Response */ {
  id: string;
  provider: {
    id: string;
    label: string;
  };
  from: string;
  /** no longer part of the period */
  to: string;
  lines: number;
  /** R$, two decimals */
  said: string;
  /** R$, two decimals */
  here: string;
  agreed: number;
  missingHere: number;
  missingThere: number;
  different: number;
  enteredAt: string;
  enteredBy: string;
  /** the largest first, 1000 at most */
  differences: {
    kind: "missing_here" | "missing_there" | "different";
    transaction: string;
    said: string | null;
    here: string | null;
    /** of the earning here */
    state: string | null;
    memberId: string | null;
    earnedAt: string | null;
  }[];
};
export type ReadWallStatementApiArg = string;
export type Provider = {
  id: string;
  label: string;
  /** A: from its own documentation; B: from two independent implementations */
  evidence: string;
  /** what its signature does not protect */
  leavesOpen: string;
  /** what the provider is to call, below the site’s address */
  postbackPath: string;
  isEnabled: boolean;
  /** what has to be filled in before it can be switched on */
  missing: string[];
  /** what the provider’s dashboard calls the secret */
  secretName: string;
  /** the secret itself is never shown */
  hasSecret: boolean;
  /** by the names that the frame’s address needs */
  publicIds: {
    [key: string]: string | null;
  };
  frameAddress: string | null;
  range: string | null;
  holdDays: number;
  /** R$, two decimals */
  cap: string;
  /** empty: from anywhere, the signature has to do */
  allowedSenders: string[];
  /** what members should get for a dollar that the provider pays us; null: not compared */
  ratePerUsd: string | null;
  /** how far off a reward may be before its postback is marked */
  rateTolerancePercent: number;
  /** whether its calls say what it pays us */
  saysRevenue: boolean;
  /** null: never changed by an operator */
  updatedAt: string | null;
  updatedBy: string | null;
  /** of the last 7 days */
  activity: {
    accepted: number;
    duplicate: number;
    noted: number;
    refused: number;
    /** of the accepted ones, those whose reward does not fit what the wall pays us */
    alerts: number;
    /** R$, two decimals */
    credited: string;
    /** R$, two decimals */
    pending: string;
    /** R$, two decimals */
    reversed: string;
    /** of what was earned; null: nothing was */
    median: string | null;
    lastAcceptedAt: string | null;
    /** since the last accepted call; null before the first */
    silentSeconds: number | null;
  } | null;
};
export type WallStatement = {
  id: string;
  provider: {
    id: string;
    label: string;
  };
  from: string;
  /** no longer part of the period */
  to: string;
  lines: number;
  /** R$, two decimals */
  said: string;
  /** R$, two decimals */
  here: string;
  agreed: number;
  missingHere: number;
  missingThere: number;
  different: number;
  enteredAt: string;
  enteredBy: string;
};
export const {
  useListProvidersQuery,
  useEnterWallStatementMutation,
  useListWallStatementsQuery,
  useReadWallStatementQuery,
} = injectedRtkApi;
