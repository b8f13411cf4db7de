// Generated from services/admin/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdmins: build.query<ListAdminsApiResponse, ListAdminsApiArg>({ query: () => ({ path: `/api/admin/list-admins` }) }),
    readMember: build.query<ReadMemberApiResponse, ReadMemberApiArg>({ query: (queryArg) => ({ path: `/api/admin/members/${queryArg}` }) }),
  }),
});
export { injectedRtkApi as adminApi };
export type ListAdminsApiResponse = /** status 200 Done */ { admins: Operator[] };
export type ListAdminsApiArg = void;
export type ReadMemberApiResponse = /** status 200 Done */ { user: AdminUser };
export type ReadMemberApiArg = string;
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
export const { useListAdminsQuery, useReadMemberQuery } = injectedRtkApi;
