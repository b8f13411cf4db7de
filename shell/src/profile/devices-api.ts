import { sessionApi } from '@facet/remote-kit';

/** Where the member's account was seen. */
export interface Device {
  device: string;
  isThis: boolean;
  /** It has shown that it owns the account. */
  isProven: boolean;
  lastSeenAt: string;
  /** Where it is signed in. */
  sessions: { id: string; address: string | null; userAgent: string | null; lastSeenAt: string }[];
}

export interface ProofPhrase {
  phrase: string;
  expiresAt: string;
}

/** In the session's api, so that a logout forgets the answers. */
export const devicesApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    listDevices: build.query<Device[], void>({
      query: () => '/api/user/devices',
      transformResponse: ({ devices }: { devices: Device[] }) => devices,
      providesTags: ['Session'],
    }),
    /** One of them; null: all others. */
    endDevices: build.mutation<{ ended: number }, string | null>({
      query: (device) =>
        device === null
          ? { path: '/api/user/devices/end-others', method: 'POST', body: {} }
          : { path: `/api/user/devices/${device}`, method: 'DELETE' },
    }),
    askProofPhrase: build.mutation<ProofPhrase, void>({ query: () => ({ path: '/api/user/devices/proof', method: 'POST', body: {} }) }),
  }),
});
