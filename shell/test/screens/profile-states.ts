import { setTimeout as delay } from 'node:timers/promises';
import { fail, sessionCalls, someMember, type FakeCalls } from '@facet/remote-kit/fakes';
import { someDevices } from './some-devices.ts';
import { someDrawBadges, someLevel, someStanding, someStreak } from './some-level.ts';
import { someRegistry } from './some-registry.ts';
import type { State } from './states.ts';

const LIST = 'GET /api/user/devices';
const calls: FakeCalls = {
  ...sessionCalls(someMember({ rank: 'Silver', joinedAt: '2026-03-04T10:00:00.000Z' })),
  [LIST]: () => ({ devices: someDevices() }),
  'GET /api/referral/leaderboard': () => ({ week: '2026-11-23T00:00:00.000Z', fullName: false, earned: [], referred: [] }),
  'GET /api/user/payout-privacy': () => ({ shown: true }),
  'GET /api/play-limits': () => ({ lostToday: '21.20', dailyLossLimit: '50.00' }),
  'POST /api/user/devices/end-others': () => fail(403, 'device_not_proven', 'Prove on this device first that the account is yours'),
  'POST /api/user/devices/proof': () => ({ phrase: 'facet sign in amber willow stone', expiresAt: '2026-11-23T14:02:00.000Z' }),
};

function withEvents() {
  const registry = someRegistry(['earn', 'wallet', 'social']);
  registry.microFrontends['mfe-social']?.[0]?.extras.routes.push('/events');
  return { ...registry, preview: null };
}

const reached: FakeCalls = {
  ...calls,
  'GET /api/user/level': someLevel,
  'GET /api/rewards/streak': someStreak,
  'GET /api/events/badges': someDrawBadges,
  'GET /api/referral/stats': someStanding,
  'GET /registry.json': withEvents,
};
const away = () => fail(503, 'unavailable', 'Not right now. Please try again.');

/** The profile in every state that it has. */
export const profileStates: State[] = [
  {
    name: 'profile, overview',
    path: '/me',
    calls: reached,
    reach: (page) => page.getByText('Ten clean surveys').waitFor(),
    mockup: 'profile-over',
  },
  {
    name: 'profile, overview, loading',
    path: '/me',
    calls: {
      ...calls,
      'GET /api/user/level': () => new Promise(() => undefined),
      'GET /api/rewards/streak': () => new Promise(() => undefined),
    },
    reach: (page) => page.getByRole('heading', { name: 'Streak' }).waitFor(),
  },
  {
    name: 'profile, overview, away',
    path: '/me',
    // the last answer comes when the others have been drawn
    calls: { ...calls, 'GET /api/user/level': () => delay(500).then(away), 'GET /api/rewards/streak': away },
    reach: (page) => page.getByText('Your badges did not load').waitFor(),
  },
  {
    name: 'profile, what others see',
    path: '/me',
    calls: {
      ...reached,
      'GET /api/referral/leaderboard': () => ({ week: '2026-11-23T00:00:00.000Z', fullName: true, earned: [], referred: [] }),
    },
    reach: async (page) => {
      await page.getByRole('button', { name: 'What others see' }).click();
      await page.getByRole('dialog').getByText('Where payouts are shown').waitFor();
    },
  },
  {
    name: 'profile, to delete the account',
    path: '/me?part=settings',
    calls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'profile',
    path: '/me?part=settings',
    calls: reached,
    reach: (page) => page.getByText('This device').waitFor(),
    mockup: 'profile-set',
  },
  {
    name: 'profile, loading',
    path: '/me?part=settings',
    calls: { ...calls, [LIST]: () => new Promise(() => undefined) },
    reach: (page) => page.getByText('Loading your devices').waitFor({ state: 'attached' }),
  },
  {
    name: 'profile, devices away',
    path: '/me?part=settings',
    calls: { ...calls, [LIST]: away },
    reach: (page) => page.getByText('Your devices did not load').waitFor(),
  },
  {
    name: 'profile, a device that has to prove itself',
    path: '/me?part=settings',
    calls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Log out all others' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out all others' }).click();
      await page.getByText('facet sign in amber willow stone').waitFor();
    },
  },
];
