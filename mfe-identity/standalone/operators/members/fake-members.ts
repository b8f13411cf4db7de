import type { FakeCalls } from '@facet/remote-kit/testing';
import type { SignIn, User } from '../../../src/operators/members/members-api.ts';

export const MEMBER = '0193c7a4-0000-7000-8000-0000000011d7';
const DAY_MS = 24 * 60 * 60_000;

export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

type KnownUser = Pick<User, 'id' | 'username' | 'rank' | 'disabled' | 'balance' | 'riskSigns' | 'createdAt'>;

/** As far as anything of it is shown here. */
export function someUser(change: Partial<KnownUser> = {}): KnownUser {
  return {
    id: MEMBER,
    username: 'tundra_vex',
    rank: 'Platinum',
    disabled: false,
    balance: '12904.25',
    riskSigns: ['shared_device'],
    createdAt: '2026-03-03T10:00:00.000Z',
    ...change,
  };
}

export function someSignIn(change: Partial<SignIn> = {}): SignIn {
  const at = { createdAt: daysAgo(0.005), lastSeenAt: daysAgo(0), endedAt: null, deviceSince: daysAgo(200) };
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
  return { id: 's1', device: 'a1b2c3d4e5f6', address: '203.0.113.7', userAgent: iPhone, ...at, ...change };
}

/** Of whom shares something with a member. */
const none = { members: 0, banned: 0, weight: 0 };
export const NOBODY = { device: none, address: none };

function devices() {
  const Android = 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Safari/537.36';
  const yesterday = { createdAt: daysAgo(1.05), deviceSince: daysAgo(1.05), endedAt: daysAgo(1) };
  const isNew = someSignIn({ id: 's2', device: 'ffffc3d4e5f6', userAgent: Android, ...yesterday });
  const sharer = { memberId: 'u3', username: 'mossy_pixel', banned: true, toldApart: null };
  return {
    sessions: [someSignIn(), isNew],
    sharedWith: [{ ...sharer, device: true, devices: ['ffffc3d4e5f6'], address: false }],
    sharing: { ...NOBODY, device: { members: 1, banned: 1, weight: 70 } },
  };
}

const PATHS = {
  members: (id: string) => `members/${id}`,
  money: (id: string) => `money/of-member/${id}`,
  notes: (id: string) => `member-notes/of-member/${id}`,
  devices: (id: string) => `devices/of-member/${id}`,
  cases: (id: string) => `cases/of-member/${id}`,
};

/** The call that tells a part of a member's profile, of the first one's unless told otherwise. */
export const callOf = (part: keyof typeof PATHS, id = MEMBER): string => `GET /api/admin/${PATHS[part](id)}`;

const line = (id: string, description: string, amount: string) => ({
  id,
  description,
  line: { kind: null, values: {}, text: description },
  amount,
  createdAt: daysAgo(0.01),
});

/** One member with a risk sign, and the one who is banned and shares a browser with them. */
export const fakeMembers: FakeCalls = {
  [callOf('members')]: () => ({ user: someUser() }),
  [callOf('members', 'u3')]: () => ({ user: someUser({ id: 'u3', username: 'mossy_pixel', disabled: true }) }),
  [callOf('devices')]: () => devices(),
  [callOf('devices', 'u3')]: () => ({
    sessions: [someSignIn({ id: 's9', device: 'ffffc3d4e5f6', userAgent: 'Firefox/140.0 (Windows)', createdAt: daysAgo(3) })],
    sharedWith: [],
    sharing: NOBODY,
  }),
  [callOf('money')]: () => ({ balance: '12904.25', totalEarned: '18880.75', held: '2500.00', debt: '0.00' }),
  [`${callOf('money')}/transactions`]: () => ({
    transactions: [line('m1', 'Wall C · Learning online', '640.00'), line('m2', 'Gamepass "Arena Pass"', '-2500.00')],
    nextCursor: null,
  }),
  [callOf('notes')]: () => ({
    notes: [
      { id: 'n1', operator: 'selin.a', text: 'Streams on Fridays, big Wall C days are usual before the weekend.', createdAt: daysAgo(39) },
    ],
  }),
  'GET /api/admin/list-admins': () => ({ admins: ['mirela', 'piotr_k', 'jonas_m'].map((username) => ({ id: username, username })) }),
};
