// Generated from services/identity/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from '../empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkDeviceProof: build.mutation<CheckDeviceProofApiResponse, CheckDeviceProofApiArg>({
      query: (queryArg) => ({ path: `/api/auth/device-proof/check`, method: 'POST', body: queryArg }),
    }),
    listDevices: build.query<ListDevicesApiResponse, ListDevicesApiArg>({ query: () => ({ path: `/api/user/devices` }) }),
    endDevice: build.mutation<EndDeviceApiResponse, EndDeviceApiArg>({
      query: (queryArg) => ({ path: `/api/user/devices/${queryArg}`, method: 'DELETE' }),
    }),
    endOtherDevices: build.mutation<EndOtherDevicesApiResponse, EndOtherDevicesApiArg>({
      query: (queryArg) => ({ path: `/api/user/devices/end-others`, method: 'POST', body: queryArg }),
    }),
    askDeviceProof: build.mutation<AskDeviceProofApiResponse, AskDeviceProofApiArg>({
      query: (queryArg) => ({ path: `/api/user/devices/proof`, method: 'POST', body: queryArg }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: () => ({ path: `/api/user/account`, method: 'DELETE' }),
    }),
  }),
});
export { injectedRtkApi as identityApi };
export type CheckDeviceProofApiResponse = /** status 200 Done */ User | (/** status 202 Not decided yet */ GroupStep | DeviceProofStep);
export type CheckDeviceProofApiArg = /** username: absent means the account that this device asked for last */ {
  /** 3 to 20 of A-Z a-z 0-9 _; blanks around it do not matter */
  username?: string;
  /** accepted for its form and not used: the platform’s own picture is */
  profilePicture?: string | null;
};
export type ListDevicesApiResponse = /** status 200 Done */ { devices: MemberDevice[] };
export type ListDevicesApiArg = void;
export type EndDeviceApiResponse = /** status 200 Done */ {
  /** sessions */
  ended: number;
};
export type EndDeviceApiArg = string;
export type EndOtherDevicesApiResponse = /** status 200 Done */ {
  /** sessions */
  ended: number;
};
export type EndOtherDevicesApiArg = Record<string, never>;
export type AskDeviceProofApiResponse = /** status 200 Done */ { phrase: string; expiresAt: string };
export type AskDeviceProofApiArg = Record<string, never>;
export type DeleteAccountApiResponse = /** status 200 Done */ { success: true };
export type DeleteAccountApiArg = void;
export type User = {
  id: string;
  username: string;
  /** R$, two decimals */
  balance: string;
  /** R$, two decimals */
  totalEarned: string;
  /** Bronze, Silver, Gold, Platinum, Diamond */
  rank: string;
  adminRole: 'owner' | 'admin' | 'moderator' | null;
  profilePicture: string | null;
  disabled: boolean;
  banReason: string | null;
  bannedAt: string | null;
  bannedBy: string | null;
  joinedAt?: string;
  /** of `GET /api/auth/user`: the session that they joined with, in its first hour */
  isFirstVisit?: boolean;
  /** true: the wallet did not answer, the money is what it said last */
  stale: boolean;
};
export type GroupStep = {
  requiresGroupMembership: true;
  /** as the game platform spells it */
  username: string;
  profilePicture: string | null;
  error: null;
};
export type DeviceProofStep = {
  requiresDeviceProof: true;
  /** as the game platform spells it */
  username: string;
  /** words to put into the public profile text of the account */
  phrase: string;
  expiresAt: string;
  error: null;
};
export type MemberDevice = {
  device: string;
  /** the one that asks */
  isThis: boolean;
  /** it has shown that it owns the account */
  isProven: boolean;
  lastSeenAt: string;
  sessions: { id: string; address: string | null; userAgent: string | null; createdAt: string; lastSeenAt: string }[];
};
export const {
  useCheckDeviceProofMutation,
  useListDevicesQuery,
  useEndDeviceMutation,
  useEndOtherDevicesMutation,
  useAskDeviceProofMutation,
  useDeleteAccountMutation,
} = injectedRtkApi;
