// Generated from services/admin/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from "./empty-api.ts";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportTelemetry: build.mutation<
      ReportTelemetryApiResponse,
      ReportTelemetryApiArg
    >({
      query: (queryArg) => ({
        path: `/api/telemetry`,
        method: "POST",
        body: queryArg,
      }),
    }),
    signInOperator: build.mutation<
      SignInOperatorApiResponse,
      SignInOperatorApiArg
    >({
      query: (queryArg) => ({
        path: `/api/auth/admin-login`,
        method: "POST",
        body: queryArg,
      }),
    }),
    signOutOperator: build.mutation<
      SignOutOperatorApiResponse,
      SignOutOperatorApiArg
    >({
      query: () => ({ path: `/api/auth/admin-logout`, method: "POST" }),
    }),
    getOperatorStatus: build.query<
      GetOperatorStatusApiResponse,
      GetOperatorStatusApiArg
    >({
      query: () => ({ path: `/api/auth/admin-status` }),
    }),
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
    showTemplate: build.query<ShowTemplateApiResponse, ShowTemplateApiArg>({
      query: (queryArg) => ({ path: `/api/rbx/templates/${queryArg}` }),
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
export type ReportTelemetryApiResponse = /** status 202 Default Response */ {
  /** events of versions that exist */
  accepted: number;
};
export type ReportTelemetryApiArg = {
  /** a random id of this page load: the session */
  page: string;
  events: (
    | {
        kind: "load";
        deployable: string;
        version: string;
        /** which of the versions in force the page was given */
        cohort: "stable" | "canary" | "preview";
      }
    | {
        kind: "error";
        deployable: string;
        version: string;
        /** which of the versions in force the page was given */
        cohort: "stable" | "canary" | "preview";
        /** uncaught, unhandled rejection, an error boundary, its code did not come, or came with other bytes than were published */
        source: "error" | "rejection" | "render" | "load" | "integrity";
        message: string;
      }
    | {
        kind: "vital";
        deployable: string;
        version: string;
        /** which of the versions in force the page was given */
        cohort: "stable" | "canary" | "preview";
        /** milliseconds; CLS has no unit */
        name: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
        value: number;
      }
    | {
        kind: "phase";
        deployable: string;
        version: string;
        /** which of the versions in force the page was given */
        cohort: "stable" | "canary" | "preview";
        /** of loading a remote */
        name: "registry" | "entry" | "init" | "render";
        durationMs: number;
      }
  )[];
};
export type SignInOperatorApiResponse = /** status 200 Default Response */ {
  success: true;
  operator: {
    id: string;
    username: string;
    role: "owner" | "admin" | "moderator";
    hasTotp: boolean;
    /** the owner requires a code, and this operator has none yet: nothing else is open to him */
    mustAddTotp: boolean;
    /** when the session ends without a call; background polls do not count */
    idleEndsAt: string;
    endsAt: string;
  };
};
export type SignInOperatorApiArg = {
  username: string;
  password: string;
  code?: string | null;
};
export type SignOutOperatorApiResponse = /** status 200 Default Response */ {
  success: true;
};
export type SignOutOperatorApiArg = void;
export type GetOperatorStatusApiResponse = /** status 200 Default Response */ {
  isAdmin: boolean;
  operator: {
    id: string;
    username: string;
    role: "owner" | "admin" | "moderator";
    hasTotp: boolean;
    /** the owner requires a code, and this operator has none yet: nothing else is open to him */
    mustAddTotp: boolean;
    /** when the session ends without a call; background polls do not count */
    idleEndsAt: string;
    endsAt: string;
  } | null;
};
export type GetOperatorStatusApiArg = void;
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
export type ShowTemplateApiResponse = /** status 200 Default Response */ string;
export type ShowTemplateApiArg = string;
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
export const {
  useReportTelemetryMutation,
  useSignInOperatorMutation,
  useSignOutOperatorMutation,
  useGetOperatorStatusQuery,
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
  useAuthenticateShirtToolMutation,
  useFetchShirtsQuery,
  useConfirmRightsMutation,
  useDownloadTemplateMutation,
  useShowTemplateQuery,
  useUploadShirtMutation,
} = injectedRtkApi;
