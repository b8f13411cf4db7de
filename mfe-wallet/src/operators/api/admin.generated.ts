// Generated from services/admin/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    readPayoutBoard: build.query<
      ReadPayoutBoardApiResponse,
      ReadPayoutBoardApiArg
    >({
      query: () => ({ path: `/api/admin/payouts` }),
    }),
    listWalletAudits: build.query<
      ListWalletAuditsApiResponse,
      ListWalletAuditsApiArg
    >({
      query: () => ({ path: `/api/admin/wallet-audits` }),
    }),
    startWalletAudit: build.mutation<
      StartWalletAuditApiResponse,
      StartWalletAuditApiArg
    >({
      query: () => ({ path: `/api/admin/wallet-audits`, method: "POST" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type ReadPayoutBoardApiResponse = /** status 200 Default Response */ {
  /** the checks that failed: nothing is paid until an audit has run each of them and found nothing */
  stopped: {
    since: string;
    faults: number;
    checks: string[];
  } | null;
  /** R$, two decimals */
  spentToday: string;
  /** null: not known, so that nothing is paid */
  dailyCap: string | null;
  held: number;
  queued: number;
  oldestHeldAt: string | null;
  /** the last comparison of the bot’s purchases and purse with the payouts; null: there was none */
  outward: {
    takenAt: string;
    findings: {
      check: string;
      detail: string;
    }[];
  } | null;
  processingCount: number;
  unknownCount: number;
  /** the oldest 100 of each type */
  unknown: {
    id: string;
    userId: string;
    username: string | null;
    /** R$, two decimals */
    amount: string;
    /** normal or test */
    type: string;
    payoutState: string;
    gamepassLink: string;
    createdAt: string;
    changedAt: string;
    decidedBy: string | null;
    /** why the last try did not pay */
    note: string | null;
  }[];
  /** the oldest 100 of each type */
  processing: {
    id: string;
    userId: string;
    username: string | null;
    /** R$, two decimals */
    amount: string;
    /** normal or test */
    type: string;
    payoutState: string;
    gamepassLink: string;
    createdAt: string;
    changedAt: string;
    decidedBy: string | null;
    /** why the last try did not pay */
    note: string | null;
  }[];
  /** the last 24 hours, oldest first, without gaps */
  paidByHour: {
    start: string;
    /** R$, two decimals */
    amount: string;
    count: number;
  }[];
};
export type ReadPayoutBoardApiArg = void;
export type ListWalletAuditsApiResponse = /** status 200 Default Response */ {
  running: boolean;
  /** the checks that failed: nothing is paid until an audit has run each of them and found nothing */
  stopped: {
    since: string;
    faults: number;
    checks: string[];
  } | null;
  audits: {
    id: string;
    /** all, or new: what changed since the last one */
    scope: string;
    takenAt: string;
    finishedAt: string;
    faults: number;
    findings: {
      check: string;
      faults: number;
      examples: {
        memberId: string | null;
        detail: string;
      }[];
    }[];
    /** checks that could not look, as their service was away: neither clean nor a fault */
    notRun: {
      check: string;
      reason: string;
    }[];
  }[];
};
export type ListWalletAuditsApiArg = void;
export type StartWalletAuditApiResponse = /** status 202 Default Response */ {
  running: boolean;
  /** the checks that failed: nothing is paid until an audit has run each of them and found nothing */
  stopped: {
    since: string;
    faults: number;
    checks: string[];
  } | null;
  audits: {
    id: string;
    /** all, or new: what changed since the last one */
    scope: string;
    takenAt: string;
    finishedAt: string;
    faults: number;
    findings: {
      check: string;
      faults: number;
      examples: {
        memberId: string | null;
        detail: string;
      }[];
    }[];
    /** checks that could not look, as their service was away: neither clean nor a fault */
    notRun: {
      check: string;
      reason: string;
    }[];
  }[];
};
export type StartWalletAuditApiArg = void;
export const {
  useReadPayoutBoardQuery,
  useListWalletAuditsQuery,
  useStartWalletAuditMutation,
} = injectedRtkApi;
