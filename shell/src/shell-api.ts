import { createRemoteApi, type Member } from '@facet/remote-kit';
import type { GetPublicStatsApiResponse, RegisterOrLoginApiResponse } from './identity.generated.ts';
import type { ListRecentPayoutsApiResponse } from './wallet.generated.ts';

type Asked = Extract<RegisterOrLoginApiResponse, { requiresDeviceProof: unknown } | { requiresGroupMembership: unknown }>;
/** A new member is asked to join the operator's group and to finish the registration. */
export type GroupStep = Extract<Asked, { requiresGroupMembership: unknown }>;
/** This device is asked to show that it owns the account: `phrase` goes into the account's public profile. */
export type DeviceProofStep = Extract<Asked, { requiresDeviceProof: unknown }>;
/** The member who is signed in now (200), or what is asked of them first (202). */
export type SignInAnswer = Member | GroupStep | DeviceProofStep;

/** The calls that only the shell makes. Session, profile, settings and transactions are remote-kit's. */
export const shellApi = createRemoteApi('shell', {
  endpoints: (build) => ({
    registerOrLogin: build.mutation<SignInAnswer, { username: string }>({
      query: ({ username }) => ({ path: '/api/auth/register-or-login', method: 'POST', body: { username, profilePicture: null } }),
    }),
    completeRegistration: build.mutation<SignInAnswer, { username: string; profilePicture: string | null; groupLinkClicked: boolean }>({
      query: (body) => ({ path: '/api/auth/complete-registration', method: 'POST', body }),
    }),
    checkDeviceProof: build.mutation<SignInAnswer, { username: string }>({
      query: (body) => ({ path: '/api/auth/device-proof/check', method: 'POST', body }),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ path: '/api/auth/logout', method: 'POST', body: {} }),
    }),
    getRecentPayouts: build.query<ListRecentPayoutsApiResponse['payouts'], void>({
      query: () => '/api/live/payouts',
      transformResponse: ({ payouts }: ListRecentPayoutsApiResponse) => payouts,
    }),
    getCommunityStats: build.query<GetPublicStatsApiResponse, void>({ query: () => '/api/public/stats' }),
  }),
});
