// Generated from services/admin/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnSessions: build.query<
      ListOwnSessionsApiResponse,
      ListOwnSessionsApiArg
    >({
      query: () => ({ path: `/api/admin/my-sessions` }),
    }),
    endOwnSession: build.mutation<
      EndOwnSessionApiResponse,
      EndOwnSessionApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/my-sessions/${queryArg}`,
        method: "DELETE",
      }),
    }),
    startOwnTotp: build.mutation<StartOwnTotpApiResponse, StartOwnTotpApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/my-totp`,
        method: "POST",
        body: queryArg,
      }),
    }),
    confirmOwnTotp: build.mutation<
      ConfirmOwnTotpApiResponse,
      ConfirmOwnTotpApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/my-totp/confirm`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeOwnTotp: build.mutation<
      RemoveOwnTotpApiResponse,
      RemoveOwnTotpApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/my-totp/remove`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeOwnPassword: build.mutation<
      ChangeOwnPasswordApiResponse,
      ChangeOwnPasswordApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/change-password`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    listAdmins: build.query<ListAdminsApiResponse, ListAdminsApiArg>({
      query: () => ({ path: `/api/admin/list-admins` }),
    }),
    getOperatorPolicy: build.query<
      GetOperatorPolicyApiResponse,
      GetOperatorPolicyApiArg
    >({
      query: () => ({ path: `/api/admin/operator-policy` }),
    }),
    setOperatorPolicy: build.mutation<
      SetOperatorPolicyApiResponse,
      SetOperatorPolicyApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/operator-policy`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    createAdmin: build.mutation<CreateAdminApiResponse, CreateAdminApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/create-admin`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateAdminRole: build.mutation<
      UpdateAdminRoleApiResponse,
      UpdateAdminRoleApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/update-role/${queryArg.id}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deleteAdmin: build.mutation<DeleteAdminApiResponse, DeleteAdminApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/delete-admin/${queryArg}`,
        method: "DELETE",
      }),
    }),
    endAdminSessions: build.mutation<
      EndAdminSessionsApiResponse,
      EndAdminSessionsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/admins/${queryArg.id}/end-sessions`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    resetAdminTotp: build.mutation<
      ResetAdminTotpApiResponse,
      ResetAdminTotpApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/admins/${queryArg.id}/reset-totp`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listOperatorActions: build.query<
      ListOperatorActionsApiResponse,
      ListOperatorActionsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/audit`,
        query: {
          search: queryArg.search,
          operator: queryArg.operator,
          action: queryArg.action,
          objectType: queryArg.objectType,
          objectId: queryArg.objectId,
          outcome: queryArg.outcome,
          from: queryArg["from"],
          to: queryArg.to,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
      query: () => ({ path: `/api/admin/overview` }),
    }),
    getReleaseBoard: build.query<
      GetReleaseBoardApiResponse,
      GetReleaseBoardApiArg
    >({
      query: () => ({ path: `/api/admin/releases` }),
    }),
    getReleaseDetail: build.query<
      GetReleaseDetailApiResponse,
      GetReleaseDetailApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/releases/detail`,
        query: {
          deployable: queryArg,
        },
      }),
    }),
    moveRelease: build.mutation<MoveReleaseApiResponse, MoveReleaseApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/releases/moves`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/users`,
        query: {
          search: queryArg.search,
          filter: queryArg.filter,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    countUsers: build.query<CountUsersApiResponse, CountUsersApiArg>({
      query: () => ({ path: `/api/admin/users/counts` }),
    }),
    countActiveUsers: build.query<
      CountActiveUsersApiResponse,
      CountActiveUsersApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/active-users`,
        query: {
          hours: queryArg,
        },
      }),
    }),
    readMemberStory: build.query<
      ReadMemberStoryApiResponse,
      ReadMemberStoryApiArg
    >({
      query: (queryArg) => ({ path: `/api/admin/members/${queryArg}` }),
    }),
    readMemberMovements: build.query<
      ReadMemberMovementsApiResponse,
      ReadMemberMovementsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/members/${queryArg.id}/movements`,
        query: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    readMemberEarnings: build.query<
      ReadMemberEarningsApiResponse,
      ReadMemberEarningsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/members/${queryArg.id}/earnings`,
        query: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    readMemberWithdrawals: build.query<
      ReadMemberWithdrawalsApiResponse,
      ReadMemberWithdrawalsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/members/${queryArg.id}/withdrawals`,
        query: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    readMemberRounds: build.query<
      ReadMemberRoundsApiResponse,
      ReadMemberRoundsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/members/${queryArg.id}/rounds`,
        query: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    readMemberDevices: build.query<
      ReadMemberDevicesApiResponse,
      ReadMemberDevicesApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/members/${queryArg.id}/devices`,
        query: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    readMemberReferrals: build.query<
      ReadMemberReferralsApiResponse,
      ReadMemberReferralsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/members/${queryArg.id}/referrals`,
        query: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    disableUser: build.mutation<DisableUserApiResponse, DisableUserApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/users/${queryArg.id}/disable`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    banUser: build.mutation<BanUserApiResponse, BanUserApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/users/${queryArg.id}/ban`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    enableUser: build.mutation<EnableUserApiResponse, EnableUserApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/users/${queryArg.id}/enable`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    endUserSessions: build.mutation<
      EndUserSessionsApiResponse,
      EndUserSessionsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/users/${queryArg.id}/end-sessions`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    adjustUserBalance: build.mutation<
      AdjustUserBalanceApiResponse,
      AdjustUserBalanceApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/users/${queryArg.id}/adjust-balance`,
        method: "POST",
        body: queryArg.body,
        idempotencyKey: queryArg["idempotency-key"],
      }),
    }),
    listOpenAdjustments: build.query<
      ListOpenAdjustmentsApiResponse,
      ListOpenAdjustmentsApiArg
    >({
      query: () => ({ path: `/api/admin/adjustments` }),
    }),
    confirmAdjustment: build.mutation<
      ConfirmAdjustmentApiResponse,
      ConfirmAdjustmentApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/adjustments/${queryArg.id}/confirm`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    declineAdjustment: build.mutation<
      DeclineAdjustmentApiResponse,
      DeclineAdjustmentApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/adjustments/${queryArg.id}/decline`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    settleAdjustment: build.mutation<
      SettleAdjustmentApiResponse,
      SettleAdjustmentApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/adjustments/${queryArg.id}/settle`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listWithdrawals: build.query<
      ListWithdrawalsApiResponse,
      ListWithdrawalsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/withdrawals`,
        query: {
          type: queryArg["type"],
          status: queryArg.status,
          payoutState: queryArg.payoutState,
          overHours: queryArg.overHours,
          memberId: queryArg.memberId,
          search: queryArg.search,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    readWithdrawal: build.query<
      ReadWithdrawalApiResponse,
      ReadWithdrawalApiArg
    >({
      query: (queryArg) => ({ path: `/api/admin/withdrawals/${queryArg}` }),
    }),
    countWithdrawals: build.query<
      CountWithdrawalsApiResponse,
      CountWithdrawalsApiArg
    >({
      query: () => ({ path: `/api/admin/withdrawals/counts` }),
    }),
    processWithdrawals: build.mutation<
      ProcessWithdrawalsApiResponse,
      ProcessWithdrawalsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/withdrawals/process-batch`,
        method: "POST",
        body: queryArg,
      }),
    }),
    processWithdrawal: build.mutation<
      ProcessWithdrawalApiResponse,
      ProcessWithdrawalApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/withdrawals/${queryArg.id}/process`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    reserveWithdrawal: build.mutation<
      ReserveWithdrawalApiResponse,
      ReserveWithdrawalApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/withdrawals/${queryArg.id}/reserve`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    releaseWithdrawal: build.mutation<
      ReleaseWithdrawalApiResponse,
      ReleaseWithdrawalApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/withdrawals/${queryArg.id}/release`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
      query: () => ({ path: `/api/admin/settings` }),
    }),
    changeSetting: build.mutation<
      ChangeSettingApiResponse,
      ChangeSettingApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/settings`,
        method: "POST",
        body: queryArg,
      }),
    }),
    readMoney: build.query<ReadMoneyApiResponse, ReadMoneyApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/money`,
        query: {
          window: queryArg,
        },
      }),
    }),
    readMoneyAccounts: build.query<
      ReadMoneyAccountsApiResponse,
      ReadMoneyAccountsApiArg
    >({
      query: () => ({ path: `/api/admin/money/accounts` }),
    }),
    readWallFigures: build.query<
      ReadWallFiguresApiResponse,
      ReadWallFiguresApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/money/walls`,
        query: {
          window: queryArg,
        },
      }),
    }),
    readGameResults: build.query<
      ReadGameResultsApiResponse,
      ReadGameResultsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/money/games`,
        query: {
          window: queryArg,
        },
      }),
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
    listPostbacks: build.query<ListPostbacksApiResponse, ListPostbacksApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/postbacks`,
        query: {
          search: queryArg.search,
          provider: queryArg.provider,
          verdict: queryArg.verdict,
          reason: queryArg.reason,
          alert: queryArg.alert,
          since: queryArg.since,
          until: queryArg.until,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    countPostbacks: build.query<
      CountPostbacksApiResponse,
      CountPostbacksApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/postbacks/counts`,
        query: {
          provider: queryArg.provider,
          since: queryArg.since,
          until: queryArg.until,
        },
      }),
    }),
    readPostback: build.query<ReadPostbackApiResponse, ReadPostbackApiArg>({
      query: (queryArg) => ({ path: `/api/admin/postbacks/${queryArg}` }),
    }),
    replayPostback: build.mutation<
      ReplayPostbackApiResponse,
      ReplayPostbackApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/postbacks/${queryArg.id}/replay`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listProviders: build.query<ListProvidersApiResponse, ListProvidersApiArg>({
      query: () => ({ path: `/api/admin/providers` }),
    }),
    changeProvider: build.mutation<
      ChangeProviderApiResponse,
      ChangeProviderApiArg
    >({
      query: (queryArg) => ({
        path: `/api/admin/providers/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
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
    authenticateShirtTool: build.mutation<
      AuthenticateShirtToolApiResponse,
      AuthenticateShirtToolApiArg
    >({
      query: (queryArg) => ({
        path: `/api/rbx/authenticate`,
        method: "POST",
        body: queryArg,
      }),
    }),
    fetchShirts: build.query<FetchShirtsApiResponse, FetchShirtsApiArg>({
      query: () => ({ path: `/api/rbx/fetch-shirts` }),
    }),
    confirmRights: build.mutation<
      ConfirmRightsApiResponse,
      ConfirmRightsApiArg
    >({
      query: (queryArg) => ({
        path: `/api/rbx/confirm-rights`,
        method: "POST",
        body: queryArg,
      }),
    }),
    downloadTemplate: build.mutation<
      DownloadTemplateApiResponse,
      DownloadTemplateApiArg
    >({
      query: (queryArg) => ({
        path: `/api/rbx/download-template`,
        method: "POST",
        body: queryArg,
      }),
    }),
    uploadShirt: build.mutation<UploadShirtApiResponse, UploadShirtApiArg>({
      query: (queryArg) => ({
        path: `/api/rbx/upload-shirt`,
        method: "POST",
        body: queryArg.body,
        idempotencyKey: queryArg["idempotency-key"],
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminApi };
export type ListOwnSessionsApiResponse = /** status 200 Default Response */ {
  sessions: {
    id: string;
    createdAt: string;
    lastSeenAt: string;
    address: string | null;
    userAgent: string | null;
    current: boolean;
  }[];
};
export type ListOwnSessionsApiArg = void;
export type EndOwnSessionApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type EndOwnSessionApiArg = string;
export type StartOwnTotpApiResponse = /** status 200 Default Response */ {
  /** base32 */
  secret: string;
  uri: string;
};
export type StartOwnTotpApiArg = {} | null;
export type ConfirmOwnTotpApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type ConfirmOwnTotpApiArg = {
  /** six digits of an authenticator app */
  code: string;
};
export type RemoveOwnTotpApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type RemoveOwnTotpApiArg = {
  password: string;
};
export type ChangeOwnPasswordApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type ChangeOwnPasswordApiArg = {
  currentPassword: string;
  newPassword: string;
};
export type ListAdminsApiResponse = /** status 200 Default Response */ {
  admins: {
    id: string;
    username: string;
    role: "owner" | "admin" | "moderator";
    createdAt: string;
    hasTotp: boolean;
    lastSeenAt: string | null;
    /** how many are open */
    sessions: number;
  }[];
};
export type ListAdminsApiArg = void;
export type GetOperatorPolicyApiResponse = /** status 200 Default Response */ {
  /** operators without an authenticator app can only add one */
  totpRequired: boolean;
};
export type GetOperatorPolicyApiArg = void;
export type SetOperatorPolicyApiResponse = /** status 200 Default Response */ {
  /** operators without an authenticator app can only add one */
  totpRequired: boolean;
};
export type SetOperatorPolicyApiArg = {
  /** operators without an authenticator app can only add one */
  totpRequired: boolean;
};
export type CreateAdminApiResponse = /** status 201 Default Response */ {
  success: true;
  admin: {
    id: string;
    username: string;
    role: "owner" | "admin" | "moderator";
    createdAt: string;
    hasTotp: boolean;
    lastSeenAt: string | null;
    /** how many are open */
    sessions: number;
  };
};
export type CreateAdminApiArg = /** role: moderator when absent */ {
  username: string;
  password: string;
  role?: ("owner" | "admin" | "moderator") | null;
};
export type UpdateAdminRoleApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type UpdateAdminRoleApiArg = {
  id: string;
  body: {
    role: "owner" | "admin" | "moderator";
  };
};
export type DeleteAdminApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type DeleteAdminApiArg = string;
export type EndAdminSessionsApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type EndAdminSessionsApiArg = {
  id: string;
  body: {} | null;
};
export type ResetAdminTotpApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type ResetAdminTotpApiArg = {
  id: string;
  body: {} | null;
};
export type ListOperatorActionsApiResponse =
  /** status 200 Default Response */ {
    entries: {
      id: string;
      at: string;
      operator: {
        id: string;
        username: string;
        /** at that time */
        role: string;
      };
      /** noun.verb, such as member.ban */
      action: string;
      object: {
        type: string;
        id: string;
        label: string;
      };
      input: {
        [key: string]: any;
      } | null;
      before: {
        [key: string]: any;
      } | null;
      after: {
        [key: string]: any;
      } | null;
      outcome: "succeeded" | "failed" | "unknown" | "pending";
      problem: string | null;
      address: string | null;
    }[];
    nextCursor: string | null;
    total: number;
  };
export type ListOperatorActionsApiArg = {
  search?: string;
  operator?: string;
  action?: string;
  objectType?: string;
  objectId?: string;
  outcome?: "succeeded" | "failed" | "unknown" | "pending";
  from?: string;
  to?: string;
  cursor?: string;
  limit: number;
};
export type GetOverviewApiResponse = /** status 200 Default Response */ {
  counts: {
    totalUsers: number | null;
    pendingWithdrawals: number | null;
    activePromoCodes: number | null;
    activeEvents: number | null;
  };
  users: {
    banned: number;
  } | null;
  withdrawals: {
    /** R$, two decimals */
    held: string;
    oldestAt: string | null;
    /** requested over 24 h ago */
    overOneDay: number;
    /** nobody knows whether they are paid */
    unknown: number;
  } | null;
  promoCodes: {
    all: number;
  } | null;
  events: {
    /** R$, two decimals */
    prizes: string;
    nextEndsAt: string | null;
    upcoming: number;
  } | null;
  /** services that did not answer */
  unavailable: string[];
};
export type GetOverviewApiArg = void;
export type GetReleaseBoardApiResponse = /** status 200 Default Response */ {
  /** to be sent with a move */
  revision: number;
  /** of the figures */
  windowMinutes: number;
  deployables: {
    deployable: string;
    kind: "shell" | "remote" | "service";
    /** what a remote owns; [] for the others */
    paths: string[];
    stable: {
      version: string;
      health: {
        /** page loads */
        sessions: number;
        /** of them, those with an error */
        affected: number;
        errors: number;
        lcpP75Ms: number | null;
        inpP75Ms: number | null;
        clsP75: number | null;
      } | null;
    };
    canary: {
      version: string;
      health: {
        /** page loads */
        sessions: number;
        /** of them, those with an error */
        affected: number;
        errors: number;
        lcpP75Ms: number | null;
        inpP75Ms: number | null;
        clsP75: number | null;
      } | null;
      /** percent of the visitors */
      share: number;
    } | null;
    previous: string | null;
    group: string | null;
    movedAt: string | null;
    movedBy: string | null;
  }[];
};
export type GetReleaseBoardApiArg = void;
export type GetReleaseDetailApiResponse = /** status 200 Default Response */ {
  /** the 20 newest */
  versions: {
    version: string;
    publishedAt: string;
    publishedBy: string;
    state: "stable" | "canary" | "previous" | "other";
    /** false: older than 30 days and not of the five newest, its files may be gone */
    hasFiles: boolean;
  }[];
  /** its last 20 moves, newest first */
  history: {
    revision: number;
    by: string;
    reason: string;
    at: string;
    change: string;
  }[];
  /** what its pages reported most in the window */
  errors: {
    version: string;
    message: string;
    count: number;
    lastAt: string;
  }[];
};
export type GetReleaseDetailApiArg = string;
export type MoveReleaseApiResponse = /** status 200 Default Response */ {
  /** now in force */
  revision: number;
};
export type MoveReleaseApiArg = {
  /** the one that the operator has seen */
  revision: number;
  deployable: string;
  wish:
    | {
        kind: "promote";
      }
    | {
        kind: "stop-canary";
      }
    | {
        kind: "share";
        /** percent, two decimals */
        share: number;
      }
    | {
        kind: "roll-back";
        version: string;
      };
  reason: string;
};
export type ListUsersApiResponse = /** status 200 Default Response */ {
  users: AdminUser[];
  nextCursor: string | null;
  /** found on all pages */
  total: number;
  /** false: there are more */
  totalIsExact: boolean;
  /** services whose part is missing */
  unavailable: string[];
};
export type ListUsersApiArg = {
  /** a part of the username (its beginning, below three letters), an id; the platform’s id where not sorted by money */
  search?: string;
  filter: "all" | "active" | "banned" | "debt" | "risk";
  /** the newest first when absent; who has a debt, by money or name; who has risk signs, by name or date */
  sort?:
    | "createdAt"
    | "-createdAt"
    | "username"
    | "-username"
    | "balance"
    | "-balance"
    | "totalEarned"
    | "-totalEarned"
    | "wageredBalance"
    | "-wageredBalance"
    | "winnedBalance"
    | "-winnedBalance"
    | "lostBalance"
    | "-lostBalance"
    | "debt"
    | "-debt";
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
};
export type CountUsersApiResponse = /** status 200 Default Response */ {
  all: {
    total: number;
    /** false: there are more; of debts and risk signs a thousand are counted */
    totalIsExact: boolean;
  };
  active: {
    total: number;
    /** false: there are more; of debts and risk signs a thousand are counted */
    totalIsExact: boolean;
  };
  banned: {
    total: number;
    /** false: there are more; of debts and risk signs a thousand are counted */
    totalIsExact: boolean;
  };
  /** some seconds old; null while the wallet is away */
  debt: {
    total: number;
    /** false: there are more; of debts and risk signs a thousand are counted */
    totalIsExact: boolean;
  } | null;
  risk: {
    total: number;
    /** false: there are more; of debts and risk signs a thousand are counted */
    totalIsExact: boolean;
  };
};
export type CountUsersApiArg = void;
export type CountActiveUsersApiResponse = /** status 200 Default Response */ {
  count: number;
};
export type CountActiveUsersApiArg = 1 | 6 | 12 | 24;
export type ReadMemberStoryApiResponse = /** status 200 Default Response */ {
  user: AdminUser;
  money: MemberMoney | null;
  movements: {
    transactions: MemberMovement[];
    nextCursor: string | null;
  } | null;
  earnings: {
    earnings: MemberEarning[];
    nextCursor: string | null;
  } | null;
  withdrawals: {
    withdrawals: {
      id: string;
      /** R$, two decimals */
      amount: string;
      status: string;
      payoutState: string;
      gamepassName: string;
      gamepassLink: string;
      experienceName: string | null;
      reason: string | null;
      decidedBy: string | null;
      note: string | null;
      createdAt: string;
      processedAt: string | null;
    }[];
    /** the latest 20 */
    testWithdrawals: {
      id: string;
      /** R$, two decimals */
      amount: string;
      status: string;
      payoutState: string;
      gamepassName: string;
      gamepassLink: string;
      experienceName: string | null;
      reason: string | null;
      decidedBy: string | null;
      note: string | null;
      createdAt: string;
      processedAt: string | null;
    }[];
    nextCursor: string | null;
    total: number;
  } | null;
  rounds: {
    rounds: MemberRound[];
    nextCursor: string | null;
  } | null;
  devices: {
    sessions: MemberSession[];
    sharedWith: SharedWith[];
  } | null;
  referrals: {
    referrer: {
      memberId: string;
      username: string | null;
    } | null;
    referred: {
      memberId: string;
      username: string;
      registeredAt: string | null;
      /** R$, two decimals */
      brought: string;
    }[];
    nextCursor: string | null;
  } | null;
  limits: MemberLimits | null;
  /** the latest; all of them: /api/admin/audit?objectType=member&objectId= */
  audit: {
    id: string;
    at: string;
    operator: string;
    action: string;
    outcome: string;
  }[];
  /** services that did not answer; their parts are null */
  unavailable: string[];
};
export type ReadMemberStoryApiArg = string;
export type ReadMemberMovementsApiResponse =
  /** status 200 Default Response */ {
    transactions: MemberMovement[];
    nextCursor: string | null;
  };
export type ReadMemberMovementsApiArg = {
  cursor?: string;
  id: string;
};
export type ReadMemberEarningsApiResponse = /** status 200 Default Response */ {
  earnings: MemberEarning[];
  nextCursor: string | null;
};
export type ReadMemberEarningsApiArg = {
  cursor?: string;
  id: string;
};
export type ReadMemberWithdrawalsApiResponse =
  /** status 200 Default Response */ {
    withdrawals: {
      id: string;
      /** R$, two decimals */
      amount: string;
      status: string;
      payoutState: string;
      gamepassName: string;
      gamepassLink: string;
      experienceName: string | null;
      reason: string | null;
      decidedBy: string | null;
      note: string | null;
      createdAt: string;
      processedAt: string | null;
    }[];
    /** the latest 20 */
    testWithdrawals: {
      id: string;
      /** R$, two decimals */
      amount: string;
      status: string;
      payoutState: string;
      gamepassName: string;
      gamepassLink: string;
      experienceName: string | null;
      reason: string | null;
      decidedBy: string | null;
      note: string | null;
      createdAt: string;
      processedAt: string | null;
    }[];
    nextCursor: string | null;
    total: number;
  };
export type ReadMemberWithdrawalsApiArg = {
  cursor?: string;
  id: string;
};
export type ReadMemberRoundsApiResponse = /** status 200 Default Response */ {
  rounds: MemberRound[];
  nextCursor: string | null;
};
export type ReadMemberRoundsApiArg = {
  cursor?: string;
  id: string;
};
export type ReadMemberDevicesApiResponse = /** status 200 Default Response */ {
  sessions: MemberSession[];
  sharedWith: SharedWith[];
};
export type ReadMemberDevicesApiArg = {
  cursor?: string;
  id: string;
};
export type ReadMemberReferralsApiResponse =
  /** status 200 Default Response */ {
    referrer: {
      memberId: string;
      username: string | null;
    } | null;
    referred: {
      memberId: string;
      username: string;
      registeredAt: string | null;
      /** R$, two decimals */
      brought: string;
    }[];
    nextCursor: string | null;
  };
export type ReadMemberReferralsApiArg = {
  cursor?: string;
  id: string;
};
export type DisableUserApiResponse = /** status 200 Default Response */ {
  success: true;
  message: string;
  user: {
    id: string;
    disabled: boolean;
  };
};
export type DisableUserApiArg = {
  id: string;
  body: {};
};
export type BanUserApiResponse = /** status 200 Default Response */ {
  success: true;
  message: string;
  user: {
    id: string;
    disabled: boolean;
  };
};
export type BanUserApiArg = {
  id: string;
  body: {
    reason: string;
  };
};
export type EnableUserApiResponse = /** status 200 Default Response */ {
  success: true;
  message: string;
  user: {
    id: string;
    disabled: boolean;
  };
};
export type EnableUserApiArg = {
  id: string;
  body: {};
};
export type EndUserSessionsApiResponse = /** status 200 Default Response */ {
  success: true;
  ended: number;
};
export type EndUserSessionsApiArg = {
  id: string;
  body: {};
};
export type AdjustUserBalanceApiResponse =
  | /** status 200 Default Response */ {
      success: true;
      /** R$, two decimals */
      balance: string;
    }
  | /** status 202 Default Response */ {
      success: true;
      proposal: Adjustment;
    };
export type AdjustUserBalanceApiArg = {
  id: string;
  /** names this adjustment, for ever; without it each call is one of its own */
  "idempotency-key"?: string;
  body: {
    /** R$, a number or a decimal string with at most two decimals */
    amount: number | string;
    /** the member reads it */
    description: string;
  };
};
export type ListOpenAdjustmentsApiResponse =
  /** status 200 Default Response */ {
    adjustments: {
      id: string;
      member: {
        id: string;
        username: string;
      };
      /** R$, two decimals */
      amount: string;
      description: string;
      by: {
        id: string;
        username: string;
      };
      /** who confirmed it */
      second: {
        id: string;
        username: string;
      } | null;
      /** proposed: another operator confirms or declines; unknown: asked for, the wallet’s answer is not known yet */
      state: "proposed" | "unknown";
      createdAt: string;
      /** the member, now; null while identity is away */
      isBanned: boolean | null;
    }[];
    total: number;
  };
export type ListOpenAdjustmentsApiArg = void;
export type ConfirmAdjustmentApiResponse = /** status 200 Default Response */ {
  success: true;
  /** R$, two decimals */
  balance: string;
};
export type ConfirmAdjustmentApiArg = {
  id: string;
  body: {};
};
export type DeclineAdjustmentApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type DeclineAdjustmentApiArg = {
  id: string;
  body: {};
};
export type SettleAdjustmentApiResponse = /** status 200 Default Response */ {
  success: true;
  /** R$, two decimals */
  balance: string;
};
export type SettleAdjustmentApiArg = {
  id: string;
  body: {};
};
export type ListWithdrawalsApiResponse = /** status 200 Default Response */ {
  withdrawals: {
    id: string;
    userId: string;
    username: string | null;
    /** R$, two decimals */
    amount: string;
    status: "pending" | "completed" | "failed";
    /** held: waits for a decision; unknown: nobody knows yet whether it was bought */
    payoutState:
      "held" | "processing" | "unknown" | "paid" | "rejected" | "cancelled";
    type: "normal" | "test";
    gamepassName: string;
    experienceName: string | null;
    gamepassId: string;
    gamepassLink: string;
    /** why it was rejected; the member reads it */
    reason: string | null;
    decidedBy: string | null;
    /** why the last try did not pay */
    note: string | null;
    queuedBy: string | null;
    /** since then it waits for the bot */
    queuedAt: string | null;
    /** decidedBy buys it by hand and has until then */
    reservedUntil: string | null;
    createdAt: string;
    changedAt: string;
    processedAt: string | null;
    /** the member’s, now */
    balance: string | null;
    debt: string | null;
    disabled: boolean | null;
    riskSigns: string[] | null;
  }[];
  testWithdrawals: {
    id: string;
    userId: string;
    username: string | null;
    /** R$, two decimals */
    amount: string;
    status: "pending" | "completed" | "failed";
    /** held: waits for a decision; unknown: nobody knows yet whether it was bought */
    payoutState:
      "held" | "processing" | "unknown" | "paid" | "rejected" | "cancelled";
    type: "normal" | "test";
    gamepassName: string;
    experienceName: string | null;
    gamepassId: string;
    gamepassLink: string;
    /** why it was rejected; the member reads it */
    reason: string | null;
    decidedBy: string | null;
    /** why the last try did not pay */
    note: string | null;
    queuedBy: string | null;
    /** since then it waits for the bot */
    queuedAt: string | null;
    /** decidedBy buys it by hand and has until then */
    reservedUntil: string | null;
    createdAt: string;
    changedAt: string;
    processedAt: string | null;
    /** the member’s, now */
    balance: string | null;
    debt: string | null;
    disabled: boolean | null;
    riskSigns: string[] | null;
  }[];
  nextCursor: string | null;
  total: number;
  testTotal: number;
};
export type ListWithdrawalsApiArg = {
  /** only these; absent: both lists */
  type?: "normal" | "test";
  status?: "pending" | "completed" | "failed";
  /** held: waits for a decision; unknown: nobody knows yet whether it was bought */
  payoutState?:
    "held" | "processing" | "unknown" | "paid" | "rejected" | "cancelled";
  /** requested longer ago than this */
  overHours?: number;
  memberId?: string;
  /** a part of the username, the withdrawal’s or the gamepass’s id */
  search?: string;
  sort:
    | "createdAt"
    | "-createdAt"
    | "amount"
    | "-amount"
    | "username"
    | "-username";
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
};
export type ReadWithdrawalApiResponse = /** status 200 Default Response */ {
  withdrawal: AdminWithdrawal;
  gamepassId: string;
  purchaseDetails: {
    /** bot or hand */
    kind: string;
    productId: string;
    sellerUserId: string;
    buyerUserId: string | null;
    /** R$, two decimals */
    price: string;
    purchaseId: string | null;
    purchasedAt: string;
  } | null;
  attempts: {
    id: string;
    kind: string;
    by: string;
    startedAt: string;
    buyingAt: string | null;
    outcome: string | null;
    detail: string | null;
    decidedAt: string | null;
    lookedAt: string | null;
  }[];
};
export type ReadWithdrawalApiArg = string;
export type CountWithdrawalsApiResponse = /** status 200 Default Response */ {
  /** the unknown ones among them */
  pending: number;
  unknown: number;
  completed: number;
  failed: number;
  /** in no other count */
  test: number;
};
export type CountWithdrawalsApiArg = void;
export type ProcessWithdrawalsApiResponse =
  | /** status 200 Default Response */ {
      dryRun: true;
      results: {
        id: string;
        username: string | null;
        amount: string | null;
        possible: boolean;
        /** not */
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
        amount: string | null;
        /** queued: the bot pays it when its turn comes; unknown: the wallet did not answer */
        result: "decided" | "queued" | "refused" | "unknown";
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
  status: "completed" | "failed";
  /** needed to reject; the member reads it */
  rejectionReason?: string | null;
  /** the bot buys the gamepass (role admin); otherwise the operator has bought it, and the platform is asked */
  autoPayout?: boolean | null;
  dryRun?: boolean;
};
export type ProcessWithdrawalApiResponse =
  | /** status 200 Default Response */ {
      success: true;
      message: string;
      gamepassId: string;
      purchaseDetails: {
        /** bot or hand */
        kind: string;
        productId: string;
        sellerUserId: string;
        buyerUserId: string | null;
        /** R$, two decimals */
        price: string;
        purchaseId: string | null;
        purchasedAt: string;
      } | null;
      /** unknown (202): nobody knows yet whether the gamepass was bought */
      payoutState: string;
      withdrawal: AdminWithdrawal;
    }
  | /** status 202 Default Response */ {
      success: true;
      message: string;
      gamepassId: string;
      purchaseDetails: {
        /** bot or hand */
        kind: string;
        productId: string;
        sellerUserId: string;
        buyerUserId: string | null;
        /** R$, two decimals */
        price: string;
        purchaseId: string | null;
        purchasedAt: string;
      } | null;
      /** unknown (202): nobody knows yet whether the gamepass was bought */
      payoutState: string;
      withdrawal: AdminWithdrawal;
    };
export type ProcessWithdrawalApiArg = {
  id: string;
  body: {
    status: "completed" | "failed";
    /** needed to reject; the member reads it */
    rejectionReason?: string | null;
    /** the bot buys the gamepass (role admin); otherwise the operator has bought it, and the platform is asked */
    autoPayout?: boolean | null;
  };
};
export type ReserveWithdrawalApiResponse = /** status 200 Default Response */ {
  success: true;
  withdrawal: AdminWithdrawal;
};
export type ReserveWithdrawalApiArg = {
  id: string;
  body: {
    /** the account that buys, on the platform; absent: the bot’s */
    buyerUserId?: string;
  };
};
export type ReleaseWithdrawalApiResponse = /** status 200 Default Response */ {
  success: true;
  withdrawal: AdminWithdrawal;
};
export type ReleaseWithdrawalApiArg = {
  id: string;
  body: {};
};
export type ListSettingsApiResponse = /** status 200 Default Response */ {
  settings: Setting[];
};
export type ListSettingsApiArg = void;
export type ChangeSettingApiResponse = /** status 200 Default Response */ {
  key: string;
  value: string;
  /** in force before */
  previous: string;
};
export type ChangeSettingApiArg = {
  key: string;
  value: string;
  /** the value that was seen: 409 setting_changed when somebody else was quicker */
  expected?: string;
};
export type ReadMoneyApiResponse = /** status 200 Default Response */ {
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
export type ReadMoneyApiArg = "24h" | "7d" | "30d";
export type ReadMoneyAccountsApiResponse = /** status 200 Default Response */ {
  accounts: {
    account: string;
    /** what the owner’s own records say; null: nobody was asked */
    records: string | null;
    /** R$, two decimals */
    ledger: string;
    difference: string | null;
    state: "agrees" | "on_its_way" | "differs" | "ledger_only";
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
export type ReadMoneyAccountsApiArg = void;
export type ReadWallFiguresApiResponse = /** status 200 Default Response */ {
  days: number;
  walls: {
    id: string;
    label: string;
    accepted: number;
    refused: number;
    alerts: number;
    /** R$, two decimals */
    credited: string;
    /** R$, two decimals */
    pending: string;
    /** R$, two decimals */
    reversed: string;
    median: string | null;
    lastAcceptedAt: string | null;
    silentSeconds: number | null;
  }[];
};
export type ReadWallFiguresApiArg = "24h" | "7d" | "30d";
export type ReadGameResultsApiResponse = /** status 200 Default Response */ {
  days: number;
  games: {
    game: string;
    rounds: number;
    /** R$, two decimals */
    staked: string;
    /** R$, two decimals */
    paid: string;
    /** R$, two decimals */
    result: string;
  }[];
};
export type ReadGameResultsApiArg = "24h" | "7d" | "30d";
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
    state: string | null;
    memberId: string | null;
    earnedAt: string | null;
  }[];
};
export type ReadWallStatementApiArg = string;
export type ListPostbacksApiResponse = /** status 200 Default Response */ {
  postbacks: Postback[];
  nextCursor: string | null;
  /** more than 10000 are counted as 10000 */
  total: number;
};
export type ListPostbacksApiArg = {
  /** a transaction, a member’s name or id, a postback’s id */
  search?: string;
  provider?: string;
  verdict?: "accepted" | "duplicate" | "noted" | "refused";
  reason?: string;
  /** true: only those that were credited and should be looked at */
  alert?: boolean;
  since?: string;
  until?: string;
  sort: "newest" | "oldest";
  cursor?: string;
  limit: number;
};
export type CountPostbacksApiResponse = /** status 200 Default Response */ {
  counts: {
    verdict: ("accepted" | "duplicate" | "noted" | "refused") | null;
    reason: string | null;
    count: number;
  }[];
  /** of the accepted ones */
  reversed: number;
  /** of the accepted ones */
  alerts: number;
};
export type CountPostbacksApiArg = {
  provider?: string;
  since?: string;
  until?: string;
};
export type ReadPostbackApiResponse = /** status 200 Default Response */ {
  postback: Postback;
};
export type ReadPostbackApiArg = string;
export type ReplayPostbackApiResponse = /** status 200 Default Response */ {
  isDry: boolean;
  verdict: "accepted" | "duplicate" | "noted" | "refused";
  outcome: string | null;
  transaction: string | null;
  memberId: string | null;
  amount: string | null;
  reason: string | null;
  detail: string | null;
};
export type ReplayPostbackApiArg = {
  id: string;
  body: {
    isDry: boolean;
  };
};
export type ListProvidersApiResponse = /** status 200 Default Response */ {
  providers: Provider[];
};
export type ListProvidersApiArg = void;
export type ChangeProviderApiResponse = /** status 200 Default Response */ {
  provider: Provider;
};
export type ChangeProviderApiArg = {
  id: string;
  body: {
    isEnabled?: boolean;
    /** can be set, never read */
    secret?: string;
    publicIds?: {
      [key: string]: string;
    };
    frameAddress?: string | null;
    range?: string | null;
    holdDays?: number;
    /** R$, a number or a decimal string with at most two decimals */
    cap?: number | string;
    allowedSenders?: string[] | null;
    ratePerUsd?: (number | string) | null;
    rateTolerancePercent?: number;
  };
};
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
export type AuthenticateShirtToolApiResponse =
  /** status 200 Default Response */ {
    userInfo: {
      displayName: string;
      name: string;
    };
    csrfToken: string;
    message: string;
  };
export type AuthenticateShirtToolApiArg = {
  /** of the operator’s account on the platform; used for this call, never kept */
  roblosecurityCookie: string;
};
export type FetchShirtsApiResponse = /** status 200 Default Response */ {
  shirts: {
    assetId: string;
    name: string;
    /** for download-template */
    templateUrl: string;
  }[];
};
export type FetchShirtsApiArg = void;
export type ConfirmRightsApiResponse = /** status 200 Default Response */ {
  /** when this session first confirmed */
  confirmedAt: string;
  message: string;
};
export type ConfirmRightsApiArg = {};
export type DownloadTemplateApiResponse = /** status 200 Default Response */ {
  /** the PNG, base64 */
  templateData: string;
  /** bytes of the PNG */
  size: number;
  /** pixels; the platform’s classic template has 585 */
  width: number;
  /** pixels; the platform’s classic template has 559 */
  height: number;
  message: string;
};
export type DownloadTemplateApiArg = {
  assetId: string;
  /** at one of the platform’s asset hosts */
  templateUrl: string;
  /** of the operator’s account on the platform; used for this call, never kept */
  roblosecurityCookie: string;
};
export type UploadShirtApiResponse = /** status 200 Default Response */ {
  uploadedAssetId: string;
  message: string;
};
export type UploadShirtApiArg = {
  "idempotency-key"?: string;
  body: {
    assetId: string;
    /** the copy’s */
    name: string;
    /** of the operator’s account on the platform; used for this call, never kept */
    roblosecurityCookie: string;
    csrfToken: string;
  };
};
export type AdminUser = {
  id: string;
  username: string;
  /** an operator’s account has the same name */
  isAdmin: boolean;
  adminRole: string | null;
  rank: string;
  disabled: boolean;
  banReason: string | null;
  bannedAt: string | null;
  bannedBy: string | null;
  /** R$; null while the wallet is away */
  balance: string | null;
  /** R$; null while the wallet is away */
  totalEarned: string | null;
  /** R$; null while the wallet is away */
  wageredBalance: string | null;
  /** R$; null while the wallet is away */
  winnedBalance: string | null;
  /** R$; null while the wallet is away */
  lostBalance: string | null;
  /** R$; null while the wallet is away */
  debt: string | null;
  /** shared_device, shared_address; refuse nothing */
  riskSigns: string[];
  createdAt: string;
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
export type MemberMovement = {
  id: string;
  type: string;
  category: string;
  description: string;
  /** R$, two decimals */
  amount: string;
  /** R$, two decimals */
  balanceAfter: string;
  /** R$, two decimals */
  debtAfter: string;
  /** the service that moved it */
  source: string;
  /** the service’s own key of it; of an adjustment its id */
  reference: string;
  account: string;
  undo: boolean;
  createdAt: string;
};
export type MemberEarning = {
  id: string;
  key: string;
  source: string;
  label: string;
  /** R$, two decimals */
  amount: string;
  state: string;
  transaction: string | null;
  offer: string | null;
  earnedAt: string;
  releasesAt: string | null;
  creditedAt: string | null;
  reversedAt: string | null;
};
export type MemberRound = {
  id: string;
  game: string;
  outcome: string;
  /** R$, two decimals */
  betAmount: string;
  winAmount: string | null;
  multiplier: number | null;
  bombCount: number | null;
  winChance: number;
  startedAt: string;
  endedAt: string | null;
};
export type MemberSession = {
  id: string;
  /** the same text is the same browser */
  device: string;
  address: string | null;
  userAgent: string | null;
  createdAt: string;
  lastSeenAt: string;
  /** null: signed in now */
  endedAt: string | null;
};
export type SharedWith = {
  memberId: string;
  username: string;
  device: boolean;
  address: boolean;
};
export type MemberLimits = {
  dailyLossLimit: string | null;
  nextDailyLossLimit: {
    dailyLossLimit: string | null;
    from: string;
  } | null;
  /** R$, two decimals */
  lostToday: string;
  timeoutUntil: string | null;
  excludedUntil: string | null;
};
export type Adjustment = {
  id: string;
  member: {
    id: string;
    username: string;
  };
  /** R$, two decimals */
  amount: string;
  description: string;
  by: {
    id: string;
    username: string;
  };
  /** who confirmed it */
  second: {
    id: string;
    username: string;
  } | null;
  /** proposed: another operator confirms or declines; unknown: asked for, the wallet’s answer is not known yet */
  state: "proposed" | "unknown";
  createdAt: string;
};
export type AdminWithdrawal = {
  id: string;
  userId: string;
  username: string | null;
  /** R$, two decimals */
  amount: string;
  status: "pending" | "completed" | "failed";
  /** held: waits for a decision; unknown: nobody knows yet whether it was bought */
  payoutState:
    "held" | "processing" | "unknown" | "paid" | "rejected" | "cancelled";
  type: "normal" | "test";
  gamepassName: string;
  experienceName: string | null;
  gamepassId: string;
  gamepassLink: string;
  /** why it was rejected; the member reads it */
  reason: string | null;
  decidedBy: string | null;
  /** why the last try did not pay */
  note: string | null;
  queuedBy: string | null;
  /** since then it waits for the bot */
  queuedAt: string | null;
  /** decidedBy buys it by hand and has until then */
  reservedUntil: string | null;
  createdAt: string;
  changedAt: string;
  processedAt: string | null;
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
export type Setting = {
  key: string;
  /** in force, as entered */
  value: string;
  /** in force while nobody changed it */
  default: string;
  type: "money" | "on_off" | "https_url" | "integer" | "choice";
  /** of the type choice */
  choices: string[] | null;
  /** anybody can read it */
  public: boolean;
  /** its effect */
  description: string;
  /** the least role that may */
  changeableBy: "admin" | "owner";
  changedAt: string | null;
  changedBy: string | null;
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
export type Postback = {
  id: string;
  provider: {
    id: string;
    label: string;
  };
  receivedAt: string;
  /** null: not decided yet */
  verdict: ("accepted" | "duplicate" | "noted" | "refused") | null;
  outcome: string | null;
  transaction: string | null;
  memberId: string | null;
  username: string | null;
  amount: string | null;
  /** of a refusal */
  reason: string | null;
  detail: string | null;
  /** credited, but to be looked at */
  alert: string | null;
  settledAt: string | null;
  /** what the call credited or took back */
  earning: {
    id: string;
    state: string;
  } | null;
  replayedAt: string | null;
  replayedBy: string | null;
  answered: {
    status: number;
    body: string;
  } | null;
  raw: {
    method: string;
    target: string;
    headers: {
      [key: string]: string;
    };
    body: string;
    address: string;
  };
};
export type Provider = {
  id: string;
  label: string;
  evidence: string;
  /** what its signature does not protect */
  leavesOpen: string;
  postbackPath: string;
  isEnabled: boolean;
  /** what has to be filled in before it can be switched on */
  missing: string[];
  secretName: string;
  /** the secret itself is never shown */
  hasSecret: boolean;
  publicIds: {
    [key: string]: string | null;
  };
  frameAddress: string | null;
  range: string | null;
  holdDays: number;
  /** R$, two decimals */
  cap: string;
  allowedSenders: string[];
  ratePerUsd: string | null;
  rateTolerancePercent: number;
  /** whether its calls say what it pays us */
  saysRevenue: boolean;
  updatedAt: string | null;
  updatedBy: string | null;
  /** of the last 7 days */
  activity: {
    accepted: number;
    duplicate: number;
    noted: number;
    refused: number;
    alerts: number;
    /** R$, two decimals */
    credited: string;
    /** R$, two decimals */
    pending: string;
    /** R$, two decimals */
    reversed: string;
    median: string | null;
    lastAcceptedAt: string | null;
    /** since the last accepted call; null before the first */
    silentSeconds: number | null;
  } | null;
};
export const {
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useStartOwnTotpMutation,
  useConfirmOwnTotpMutation,
  useRemoveOwnTotpMutation,
  useChangeOwnPasswordMutation,
  useListAdminsQuery,
  useGetOperatorPolicyQuery,
  useSetOperatorPolicyMutation,
  useCreateAdminMutation,
  useUpdateAdminRoleMutation,
  useDeleteAdminMutation,
  useEndAdminSessionsMutation,
  useResetAdminTotpMutation,
  useListOperatorActionsQuery,
  useGetOverviewQuery,
  useGetReleaseBoardQuery,
  useGetReleaseDetailQuery,
  useMoveReleaseMutation,
  useListUsersQuery,
  useCountUsersQuery,
  useCountActiveUsersQuery,
  useReadMemberStoryQuery,
  useReadMemberMovementsQuery,
  useReadMemberEarningsQuery,
  useReadMemberWithdrawalsQuery,
  useReadMemberRoundsQuery,
  useReadMemberDevicesQuery,
  useReadMemberReferralsQuery,
  useDisableUserMutation,
  useBanUserMutation,
  useEnableUserMutation,
  useEndUserSessionsMutation,
  useAdjustUserBalanceMutation,
  useListOpenAdjustmentsQuery,
  useConfirmAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useSettleAdjustmentMutation,
  useListWithdrawalsQuery,
  useReadWithdrawalQuery,
  useCountWithdrawalsQuery,
  useProcessWithdrawalsMutation,
  useProcessWithdrawalMutation,
  useReserveWithdrawalMutation,
  useReleaseWithdrawalMutation,
  useListSettingsQuery,
  useChangeSettingMutation,
  useReadMoneyQuery,
  useReadMoneyAccountsQuery,
  useReadWallFiguresQuery,
  useReadGameResultsQuery,
  useEnterWallStatementMutation,
  useListWallStatementsQuery,
  useReadWallStatementQuery,
  useListPostbacksQuery,
  useCountPostbacksQuery,
  useReadPostbackQuery,
  useReplayPostbackMutation,
  useListProvidersQuery,
  useChangeProviderMutation,
  useReadPayoutBoardQuery,
  useListWalletAuditsQuery,
  useStartWalletAuditMutation,
  useAuthenticateShirtToolMutation,
  useFetchShirtsQuery,
  useConfirmRightsMutation,
  useDownloadTemplateMutation,
  useUploadShirtMutation,
} = injectedRtkApi;
