import { fail, sessionCalls, someMember, type FakeCalls } from '@facet/remote-kit/fakes';
import { someDevices } from './some-devices.ts';
import type { State } from './states.ts';

const LIST = 'GET /api/user/devices';
const calls: FakeCalls = {
  ...sessionCalls(someMember({ rank: 'Silver', joinedAt: '2026-03-04T10:00:00.000Z' })),
  [LIST]: () => ({ devices: someDevices() }),
  'GET /api/referral/leaderboard': () => ({ week: '2026-11-23T00:00:00.000Z', fullName: false, earned: [], referred: [] }),
  'GET /api/play-limits': () => ({ lostToday: '21.20', dailyLossLimit: '50.00' }),
  'POST /api/user/devices/end-others': () => fail(403, 'device_not_proven', 'Prove on this device first that the account is yours'),
  'POST /api/user/devices/proof': () => ({ phrase: 'facet sign in amber willow stone', expiresAt: '2026-11-23T14:02:00.000Z' }),
};

/** The profile in every state that it has. */
export const profileStates: State[] = [
  { name: 'profile', path: '/me', calls, reach: (page) => page.getByText('This device').waitFor(), mockup: 'profile-set' },
  {
    name: 'profile, loading',
    path: '/me',
    calls: { ...calls, [LIST]: () => new Promise(() => undefined) },
    reach: (page) => page.getByText('Loading your devices').waitFor({ state: 'attached' }),
  },
  {
    name: 'profile, devices away',
    path: '/me',
    calls: { ...calls, [LIST]: () => fail(503, 'unavailable', 'Not right now. Please try again.') },
    reach: (page) => page.getByText('Your devices did not load').waitFor(),
  },
  {
    name: 'profile, a device that has to prove itself',
    path: '/me',
    calls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Log out all others' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out all others' }).click();
      await page.getByText('facet sign in amber willow stone').waitFor();
    },
  },
];
