// Generated from services/admin/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnSessions: build.query<ListOwnSessionsApiResponse, ListOwnSessionsApiArg>({ query: () => ({ path: `/api/admin/my-sessions` }) }),
    endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
      query: (queryArg) => ({ path: `/api/admin/my-sessions/${queryArg}`, method: 'DELETE' }),
    }),
    startOwnTotp: build.mutation<StartOwnTotpApiResponse, StartOwnTotpApiArg>({
      query: (queryArg) => ({ path: `/api/admin/my-totp`, method: 'POST', body: queryArg }),
    }),
    confirmOwnTotp: build.mutation<ConfirmOwnTotpApiResponse, ConfirmOwnTotpApiArg>({
      query: (queryArg) => ({ path: `/api/admin/my-totp/confirm`, method: 'POST', body: queryArg }),
    }),
    removeOwnTotp: build.mutation<RemoveOwnTotpApiResponse, RemoveOwnTotpApiArg>({
      query: (queryArg) => ({ path: `/api/admin/my-totp/remove`, method: 'POST', body: queryArg }),
    }),
    changeOwnPassword: build.mutation<ChangeOwnPasswordApiResponse, ChangeOwnPasswordApiArg>({
      query: (queryArg) => ({ path: `/api/admin/change-password`, method: 'PUT', body: queryArg }),
    }),
    listOwnViews: build.query<ListOwnViewsApiResponse, ListOwnViewsApiArg>({ query: () => ({ path: `/api/admin/my-views` }) }),
    saveOwnView: build.mutation<SaveOwnViewApiResponse, SaveOwnViewApiArg>({
      query: (queryArg) => ({ path: `/api/admin/my-views`, method: 'PUT', body: queryArg }),
    }),
    removeOwnView: build.mutation<RemoveOwnViewApiResponse, RemoveOwnViewApiArg>({
      query: (queryArg) => ({ path: `/api/admin/my-views/${queryArg}`, method: 'DELETE' }),
    }),
    listAdmins: build.query<ListAdminsApiResponse, ListAdminsApiArg>({ query: () => ({ path: `/api/admin/list-admins` }) }),
    getOperatorPolicy: build.query<GetOperatorPolicyApiResponse, GetOperatorPolicyApiArg>({
      query: () => ({ path: `/api/admin/operator-policy` }),
    }),
    setOperatorPolicy: build.mutation<SetOperatorPolicyApiResponse, SetOperatorPolicyApiArg>({
      query: (queryArg) => ({ path: `/api/admin/operator-policy`, method: 'PUT', body: queryArg }),
    }),
    createAdmin: build.mutation<CreateAdminApiResponse, CreateAdminApiArg>({
      query: (queryArg) => ({ path: `/api/admin/create-admin`, method: 'POST', body: queryArg }),
    }),
    updateAdminRole: build.mutation<UpdateAdminRoleApiResponse, UpdateAdminRoleApiArg>({
      query: (queryArg) => ({ path: `/api/admin/update-role/${queryArg.id}`, method: 'PUT', body: queryArg.body }),
    }),
    deleteAdmin: build.mutation<DeleteAdminApiResponse, DeleteAdminApiArg>({
      query: (queryArg) => ({ path: `/api/admin/delete-admin/${queryArg}`, method: 'DELETE' }),
    }),
    endAdminSessions: build.mutation<EndAdminSessionsApiResponse, EndAdminSessionsApiArg>({
      query: (queryArg) => ({ path: `/api/admin/admins/${queryArg.id}/end-sessions`, method: 'POST', body: queryArg.body }),
    }),
    resetAdminTotp: build.mutation<ResetAdminTotpApiResponse, ResetAdminTotpApiArg>({
      query: (queryArg) => ({ path: `/api/admin/admins/${queryArg.id}/reset-totp`, method: 'POST', body: queryArg.body }),
    }),
    listOperatorActions: build.query<ListOperatorActionsApiResponse, ListOperatorActionsApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/audit`,
        query: {
          search: queryArg.search,
          operator: queryArg.operator,
          action: queryArg.action,
          objectType: queryArg.objectType,
          objectId: queryArg.objectId,
          outcome: queryArg.outcome,
          from: queryArg['from'],
          to: queryArg.to,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        path: `/api/admin/users`,
        query: {
          search: queryArg.search,
          filter: queryArg.filter,
          balanceAtLeast: queryArg.balanceAtLeast,
          earnedAtLeast: queryArg.earnedAtLeast,
          wageredAtLeast: queryArg.wageredAtLeast,
          joinedFrom: queryArg.joinedFrom,
          joinedUntil: queryArg.joinedUntil,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    countUsers: build.query<CountUsersApiResponse, CountUsersApiArg>({ query: () => ({ path: `/api/admin/users/counts` }) }),
    readMember: build.query<ReadMemberApiResponse, ReadMemberApiArg>({ query: (queryArg) => ({ path: `/api/admin/members/${queryArg}` }) }),
    getReleaseBoard: build.query<GetReleaseBoardApiResponse, GetReleaseBoardApiArg>({ query: () => ({ path: `/api/admin/releases` }) }),
    getReleaseDetail: build.query<GetReleaseDetailApiResponse, GetReleaseDetailApiArg>({
      query: (queryArg) => ({ path: `/api/admin/releases/detail`, query: { deployable: queryArg } }),
    }),
    moveRelease: build.mutation<MoveReleaseApiResponse, MoveReleaseApiArg>({
      query: (queryArg) => ({ path: `/api/admin/releases/moves`, method: 'POST', body: queryArg }),
    }),
    previewRelease: build.mutation<PreviewReleaseApiResponse, PreviewReleaseApiArg>({
      query: (queryArg) => ({ path: `/api/admin/releases/previews`, method: 'POST', body: queryArg }),
    }),
    authenticateShirtTool: build.mutation<AuthenticateShirtToolApiResponse, AuthenticateShirtToolApiArg>({
      query: (queryArg) => ({ path: `/api/rbx/authenticate`, method: 'POST', body: queryArg }),
    }),
    fetchShirts: build.query<FetchShirtsApiResponse, FetchShirtsApiArg>({ query: () => ({ path: `/api/rbx/fetch-shirts` }) }),
    confirmRights: build.mutation<ConfirmRightsApiResponse, ConfirmRightsApiArg>({
      query: (queryArg) => ({ path: `/api/rbx/confirm-rights`, method: 'POST', body: queryArg }),
    }),
    downloadTemplate: build.mutation<DownloadTemplateApiResponse, DownloadTemplateApiArg>({
      query: (queryArg) => ({ path: `/api/rbx/download-template`, method: 'POST', body: queryArg }),
    }),
    uploadShirt: build.mutation<UploadShirtApiResponse, UploadShirtApiArg>({
      query: (queryArg) => ({
        path: `/api/rbx/upload-shirt`,
        method: 'POST',
        body: queryArg.body,
        idempotencyKey: queryArg['idempotency-key'],
      }),
    }),
  }),
});
export { injectedRtkApi as adminApi };
export type ListOwnSessionsApiResponse = /** status 200 Done */ {
  sessions: { id: string; createdAt: string; lastSeenAt: string; address: string | null; userAgent: string | null; current: boolean }[];
};
export type ListOwnSessionsApiArg = void;
export type EndOwnSessionApiResponse = /** status 200 Done */ { success: true };
export type EndOwnSessionApiArg = string;
export type StartOwnTotpApiResponse = /** status 200 Done */ {
  /** base32 */
  secret: string;
  uri: string;
};
export type StartOwnTotpApiArg = {} | null;
export type ConfirmOwnTotpApiResponse = /** status 200 Done */ { success: true };
export type ConfirmOwnTotpApiArg = {
  /** six digits of an authenticator app */
  code: string;
};
export type RemoveOwnTotpApiResponse = /** status 200 Done */ { success: true };
export type RemoveOwnTotpApiArg = { password: string };
export type ChangeOwnPasswordApiResponse = /** status 200 Done */ { success: true };
export type ChangeOwnPasswordApiArg = { currentPassword: string; newPassword: string };
export type ListOwnViewsApiResponse = /** status 200 Done */ { views: SavedView[] };
export type ListOwnViewsApiArg = void;
export type SaveOwnViewApiResponse = /** status 200 Done */ SavedView;
export type SaveOwnViewApiArg = {
  /** the tab or page that it is of */
  list: string;
  name: string;
  /** search, filters, order and rows as the address has them */
  query: string;
};
export type RemoveOwnViewApiResponse = /** status 200 Done */ { success: true };
export type RemoveOwnViewApiArg = string;
export type ListAdminsApiResponse = /** status 200 Done */ { admins: Operator[] };
export type ListAdminsApiArg = void;
export type GetOperatorPolicyApiResponse = /** status 200 Done */ {
  /** operators without an authenticator app can only add one; in production that holds in any case */
  totpRequired: boolean;
};
export type GetOperatorPolicyApiArg = void;
export type SetOperatorPolicyApiResponse = /** status 200 Done */ {
  /** operators without an authenticator app can only add one; in production that holds in any case */
  totpRequired: boolean;
};
export type SetOperatorPolicyApiArg = {
  /** operators without an authenticator app can only add one; in production that holds in any case */
  totpRequired: boolean;
};
export type CreateAdminApiResponse = /** status 201 Created */ { success: true; admin: Operator };
export type CreateAdminApiArg = /** role: moderator when absent */ {
  username: string;
  password: string;
  role?: ('owner' | 'admin' | 'moderator') | null;
};
export type UpdateAdminRoleApiResponse = /** status 200 Done */ { success: true };
export type UpdateAdminRoleApiArg = { id: string; body: { role: 'owner' | 'admin' | 'moderator' } };
export type DeleteAdminApiResponse = /** status 200 Done */ { success: true };
export type DeleteAdminApiArg = string;
export type EndAdminSessionsApiResponse = /** status 200 Done */ { success: true };
export type EndAdminSessionsApiArg = { id: string; body: {} | null };
export type ResetAdminTotpApiResponse = /** status 200 Done */ { success: true };
export type ResetAdminTotpApiArg = { id: string; body: {} | null };
export type ListOperatorActionsApiResponse = /** status 200 Done */ {
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
    object: { type: string; id: string; label: string };
    input: { [key: string]: any } | null;
    before: { [key: string]: any } | null;
    after: { [key: string]: any } | null;
    outcome: 'succeeded' | 'failed' | 'unknown' | 'pending';
    problem: string | null;
    address: string | null;
  }[];
  nextCursor: string | null;
  /** found on all pages, 1,000 at most */
  total: number;
  /** false: there are more */
  totalIsExact: boolean;
};
export type ListOperatorActionsApiArg = {
  search?: string;
  operator?: string;
  action?: string;
  objectType?: string;
  objectId?: string;
  outcome?: 'succeeded' | 'failed' | 'unknown' | 'pending';
  from?: string;
  to?: string;
  cursor?: string;
  limit: number;
};
export type GetOverviewApiResponse = /** status 200 Done */ {
  counts: {
    /** null: the service that knows it did not answer */
    totalUsers: number | null;
    /** null: the service that knows it did not answer */
    pendingWithdrawals: number | null;
    /** null: the service that knows it did not answer */
    activePromoCodes: number | null;
    /** null: the service that knows it did not answer */
    activeEvents: number | null;
  };
  users: { banned: number } | null;
  withdrawals: {
    /** R$, two decimals */
    held: string;
    oldestAt: string | null;
    /** requested over 24 h ago */
    overOneDay: number;
    /** nobody knows whether they are paid */
    unknown: number;
  } | null;
  promoCodes: { all: number } | null;
  events: {
    /** R$, two decimals */
    prizes: string;
    nextEndsAt: string | null;
    upcoming: number;
  } | null;
  /** services that did not answer */
  unavailable: string[];
};
export type ListUsersApiResponse = /** status 200 Done */ {
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
  /** a part of the username (its beginning, below three letters), an id; where not sorted by money: the platform’s id, the address of a session */
  search?: string;
  filter: 'all' | 'active' | 'banned' | 'debt' | 'risk';
  /** R$; only in the order of this figure */
  balanceAtLeast?: string;
  /** R$; only in the order of this figure */
  earnedAtLeast?: string;
  /** R$; only in the order of this figure */
  wageredAtLeast?: string;
  /** only in the order of date */
  joinedFrom?: string;
  /** only in the order of date */
  joinedUntil?: string;
  /** the newest first when absent; who has a debt, by money or name; who has risk signs, by name or date */
  sort?:
    | 'createdAt'
    | '-createdAt'
    | 'username'
    | '-username'
    | 'balance'
    | '-balance'
    | 'totalEarned'
    | '-totalEarned'
    | 'wageredBalance'
    | '-wageredBalance'
    | 'winnedBalance'
    | '-winnedBalance'
    | 'lostBalance'
    | '-lostBalance'
    | 'debt'
    | '-debt';
  /** nextCursor of the page before */
  cursor?: string;
  limit: number;
};
export type CountUsersApiResponse = /** status 200 Done */ {
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
export type CountActiveUsersApiResponse = /** status 200 Done */ { count: number };
export type ReadMemberApiResponse = /** status 200 Done */ { user: AdminUser };
export type ReadMemberApiArg = string;
export type GetReleaseBoardApiResponse = /** status 200 Done */ {
  /** to be sent with a move */
  revision: number;
  /** of the figures */
  windowMinutes: number;
  deployables: {
    deployable: string;
    kind: 'shell' | 'remote' | 'service';
    /** what a remote owns; [] for the others */
    paths: string[];
    stable: {
      version: string;
      health: ReleaseHealth | null;
      /** of 1,000 page loads those with an error, in each quarter of an hour of the window, the oldest first; [] of a service */
      curve: number[];
    };
    canary: {
      version: string;
      health: ReleaseHealth | null;
      /** of 1,000 page loads those with an error, in each quarter of an hour of the window, the oldest first; [] of a service */
      curve: number[];
      /** percent of the visitors */
      share: number;
    } | null;
    /** the stable version before */
    previous: string | null;
    /** deployables whose canaries go to the same visitors */
    group: string | null;
    movedAt: string | null;
    movedBy: string | null;
  }[];
};
export type GetReleaseBoardApiArg = void;
export type GetReleaseDetailApiResponse = /** status 200 Done */ {
  /** the 20 newest */
  versions: {
    version: string;
    publishedAt: string;
    publishedBy: string;
    state: 'stable' | 'canary' | 'previous' | 'other';
    /** false: older than 30 days and not of the five newest, its files may be gone */
    hasFiles: boolean;
  }[];
  /** its last 20 moves, newest first */
  history: { revision: number; by: string; reason: string; at: string; change: string }[];
  /** of 1,000 page loads those with an error, in each quarter of an hour of the window, the oldest first */
  curve: { start: string; stable: number; canary: number | null }[];
  judgement: {
    /** since the last move: one for each network */
    visitors: number;
    /** of them, those with at least one error */
    failed: number;
    /** before that many nothing is decided */
    failedNeeded: number;
    /** how many to 1 that the canary fails more than the stable version */
    evidence: number;
    evidenceNeeded: number;
  } | null;
  /** what its pages reported most in the window */
  errors: { version: string; message: string; count: number; lastAt: string }[];
};
export type GetReleaseDetailApiArg = string;
export type MoveReleaseApiResponse = /** status 200 Done */ {
  /** now in force */
  revision: number;
};
export type MoveReleaseApiArg = {
  /** the one that the operator has seen */
  revision: number;
  deployable: string;
  wish:
    | { kind: 'promote' }
    | { kind: 'stop-canary' }
    | {
        kind: 'share';
        /** percent, two decimals */
        share: number;
      }
    | { kind: 'roll-back'; version: string };
  reason: string;
};
export type PreviewReleaseApiResponse = /** status 200 Done */ {
  /** on this site */
  path: string;
  expiresAt: string;
};
export type PreviewReleaseApiArg = { deployable: string; version: string };
export type AuthenticateShirtToolApiResponse = /** status 200 Done */ {
  userInfo: { displayName: string; name: string };
  csrfToken: string;
  message: string;
};
export type AuthenticateShirtToolApiArg = {
  /** of the operator’s account on the platform; used for this call, never kept */
  roblosecurityCookie: string;
};
export type FetchShirtsApiResponse = /** status 200 Done */ {
  shirts: {
    assetId: string;
    name: string;
    /** for download-template */
    templateUrl: string;
  }[];
};
export type FetchShirtsApiArg = void;
export type ConfirmRightsApiResponse = /** status 200 Done */ {
  /** when this session first confirmed */
  confirmedAt: string;
  message: string;
};
export type ConfirmRightsApiArg = Record<string, never>;
export type DownloadTemplateApiResponse = /** status 200 Done */ {
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
export type UploadShirtApiResponse = /** status 200 Done */ { uploadedAssetId: string; message: string };
export type UploadShirtApiArg = {
  'idempotency-key'?: string;
  body: {
    assetId: string;
    /** the copy’s */
    name: string;
    /** of the operator’s account on the platform; used for this call, never kept */
    roblosecurityCookie: string;
    csrfToken: string;
  };
};
export type SavedView = {
  id: string;
  /** the tab or page that it is of */
  list: string;
  name: string;
  /** search, filters, order and rows as the address has them */
  query: string;
};
export type Operator = {
  id: string;
  username: string;
  role: 'owner' | 'admin' | 'moderator';
  createdAt: string;
  hasTotp: boolean;
  lastSeenAt: string | null;
  /** how many are open */
  sessions: number;
};
export type AdminUser = {
  id: string;
  username: string;
  /** of their account on the game platform */
  platformUserId: string;
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
  /** shared_device; refuse nothing */
  riskSigns: string[];
  createdAt: string;
  /** they had their account deleted */
  deletedAt: string | null;
};
export type ReleaseHealth = {
  /** page loads */
  sessions: number;
  /** of them, those with an error */
  affected: number;
  errors: number;
  /** largest contentful paint, 75th percentile */
  lcpP75Ms: number | null;
  inpP75Ms: number | null;
  clsP75: number | null;
};
export const {
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useStartOwnTotpMutation,
  useConfirmOwnTotpMutation,
  useRemoveOwnTotpMutation,
  useChangeOwnPasswordMutation,
  useListOwnViewsQuery,
  useSaveOwnViewMutation,
  useRemoveOwnViewMutation,
  useListAdminsQuery,
  useGetOperatorPolicyQuery,
  useSetOperatorPolicyMutation,
  useCreateAdminMutation,
  useUpdateAdminRoleMutation,
  useDeleteAdminMutation,
  useEndAdminSessionsMutation,
  useResetAdminTotpMutation,
  useListOperatorActionsQuery,
  useListUsersQuery,
  useCountUsersQuery,
  useReadMemberQuery,
  useGetReleaseBoardQuery,
  useGetReleaseDetailQuery,
  useMoveReleaseMutation,
  usePreviewReleaseMutation,
  useAuthenticateShirtToolMutation,
  useFetchShirtsQuery,
  useConfirmRightsMutation,
  useDownloadTemplateMutation,
  useUploadShirtMutation,
} = injectedRtkApi;
