// Generated from services/identity/openapi.json by `npm run generate`; do not edit.
import { emptyApi as api } from './empty-api.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    registerOrLogin: build.mutation<RegisterOrLoginApiResponse, RegisterOrLoginApiArg>({
      query: (queryArg) => ({ path: `/api/auth/register-or-login`, method: 'POST', body: queryArg }),
    }),
    completeRegistration: build.mutation<CompleteRegistrationApiResponse, CompleteRegistrationApiArg>({
      query: (queryArg) => ({ path: `/api/auth/complete-registration`, method: 'POST', body: queryArg }),
    }),
    checkDeviceProof: build.mutation<CheckDeviceProofApiResponse, CheckDeviceProofApiArg>({
      query: (queryArg) => ({ path: `/api/auth/device-proof/check`, method: 'POST', body: queryArg }),
    }),
  }),
});
export { injectedRtkApi as identityApi };
export type RegisterOrLoginApiResponse = /** status 200 Done */ User | (/** status 202 Not decided yet */ GroupStep | DeviceProofStep);
export type RegisterOrLoginApiArg = {
  /** 3 to 20 of A-Z a-z 0-9 _; blanks around it do not matter */
  username: string;
  /** accepted for its form and not used: the platform’s own picture is */
  profilePicture?: string | null;
};
export type CompleteRegistrationApiResponse = /** status 200 Done */ User | (/** status 202 Not decided yet */ GroupStep | DeviceProofStep);
export type CompleteRegistrationApiArg = {
  /** 3 to 20 of A-Z a-z 0-9 _; blanks around it do not matter */
  username: string;
  /** accepted for its form and not used: the platform’s own picture is */
  profilePicture?: string | null;
  groupLinkClicked?: boolean;
};
export type CheckDeviceProofApiResponse = /** status 200 Done */ User | (/** status 202 Not decided yet */ GroupStep | DeviceProofStep);
export type CheckDeviceProofApiArg = /** username: absent means the account that this device asked for last */ {
  /** 3 to 20 of A-Z a-z 0-9 _; blanks around it do not matter */
  username?: string;
  /** accepted for its form and not used: the platform’s own picture is */
  profilePicture?: string | null;
};
export type GetPublicStatsApiResponse = /** status 200 Done */ {
  members: number;
  /** what members have earned */
  robuxDistributed: string;
  /** what withdrawals have paid out; absent: not known yet */
  robuxPaidOut?: string;
  /** members who were here within 24 hours */
  activeUsers: number;
};
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
export const { useRegisterOrLoginMutation, useCompleteRegistrationMutation, useCheckDeviceProofMutation } = injectedRtkApi;
