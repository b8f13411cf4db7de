import { createRemoteApi, type Member } from '@facet/remote-kit';

/** A new member is asked to join the operator's group and to finish the registration. */
export interface GroupStep {
  requiresGroupMembership: true;
  username: string;
  profilePicture: string | null;
}

/** This device is asked to show that it owns the account: `phrase` goes into the account's public profile. */
export interface DeviceProofStep {
  requiresDeviceProof: true;
  username: string;
  phrase: string;
}

/** The member who is signed in now (200), or what is asked of them first (202). */
export type SignInAnswer = Member | GroupStep | DeviceProofStep;

export interface CommunityStats {
  members: number;
  /** R$, two decimals. */
  robuxDistributed: string;
  /** Members who were here within 24 hours. */
  activeUsers: number;
}

/** A withdrawal that was really paid. */
export interface RecentPayout {
  /** The first letters of the username. */
  name: string;
  amount: string;
  paidAt: string;
}

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
    getRecentPayouts: build.query<RecentPayout[], void>({
      query: () => '/api/live/payouts',
      transformResponse: ({ payouts }: { payouts: RecentPayout[] }) => payouts,
    }),
    getCommunityStats: build.query<CommunityStats, void>({ query: () => '/api/public/stats' }),
  }),
});
