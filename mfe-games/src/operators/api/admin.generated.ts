// Generated from services/admin/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({ endpoints: (build) => ({}) });
export { injectedRtkApi as adminApi };
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
export type ErrorAnswer = {
  /** the same as message */
  error: string;
  /** for people */
  message: string;
  /** for programs, from a closed set */
  code: string;
  requestId: string;
};
