// Generated from services/admin/openapi.json by `npm run generate`; do not edit.
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
