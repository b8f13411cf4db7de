import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeCalls, fakeLeaderboard, fakeRewards, fakeStats, someEvent } from '../../standalone/fake-social.ts';
import { operatorsStates } from './operators-states.ts';

type Page = Parameters<ScreenState['reach']>[0];

const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const hangs = () => new Promise(() => undefined);
const every = (call: () => unknown) => Object.fromEntries(Object.keys(fakeCalls()).map((name) => [name, call])) as FakeCalls;
const only = (change: Parameters<typeof someEvent>[0]) => ({ ...fakeCalls(), 'GET /api/events': () => ({ events: [someEvent(change)] }) });
const long = { title: 'averylongword'.repeat(8), description: 'and more words '.repeat(20), prize: '9999999.99' };
const drawn = {
  status: 'ended',
  winnerUsername: 'mapmaker_lu',
  winnerNumber: 2,
  currentParticipants: 2,
  drawSeed: '07'.repeat(32),
} as const;
const JOIN = `POST /api/events/${someEvent().id}/join`;
const ENTRIES = `GET /api/events/${someEvent().id}/entries`;
const entries = [1, 2].map((number) => ({ number, username: number === 2 ? 'mapmaker_lu' : 'nova_builder' }));

/** A state that is there once these words are on the page. */
function shows(words: string): ScreenState['reach'] {
  return (page) => page.getByText(words).first().waitFor();
}

function join(page: Page): Promise<void> {
  return page.getByRole('button', { name: /^Join Event/ }).click();
}

/** The pointer on a toast keeps it where it is. */
async function holdToast(page: Page, title: string): Promise<void> {
  await page.getByRole('listitem').filter({ hasText: title }).hover();
}

/** Every screen of this remote in every state that it has. */
export const states: ScreenState[] = [
  { name: 'events', path: '/events', calls: fakeCalls, reach: shows('Builder Weekend'), mockup: 'events' },
  { name: 'events, loading', path: '/events', calls: () => every(hangs), reach: shows('Loading events...') },
  { name: 'events, away', path: '/events', calls: () => every(away), reach: shows('Events did not load') },
  {
    name: 'events, none',
    path: '/events',
    calls: () => ({ ...fakeCalls(), 'GET /api/events': () => ({ events: [] }) }),
    reach: shows('No Active Events'),
  },
  { name: 'events, long words', path: '/events', calls: () => only(long), reach: shows('How Events Work') },
  {
    name: 'events, not earned enough',
    path: '/events',
    member: { totalEarned: '19.99' },
    calls: () => only({}),
    reach: shows('Need 20 R$ Total Earned'),
  },
  {
    name: 'events, a fee is asked about',
    path: '/events',
    calls: () => only({ entryFee: '2.50' }),
    reach: async (page) => {
      await join(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'events, joined',
    path: '/events',
    calls: () => ({ ...only({ joined: true }), [JOIN]: () => ({ success: true, message: '', number: 65 }) }),
    reach: shows('Joined, draw in'),
  },
  {
    name: 'events, joining refused',
    path: '/events',
    calls: () => ({ ...only({}), [JOIN]: () => fail(409, 'event_full', 'This event is full.') }),
    reach: async (page) => {
      await join(page);
      await holdToast(page, 'Failed to Join');
    },
  },
  {
    name: 'events, a draw that does not hold',
    path: '/events',
    calls: () => ({ ...only(drawn), [ENTRIES]: () => ({ entries, nextCursor: null, total: 2 }) }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Check the draw of Builder Weekend' }).click();
      await page.getByRole('button', { name: 'Check it on this device' }).click();
      await page.getByText('This draw doesn’t match its seal').waitFor();
    },
  },
  { name: 'referrals', path: '/referrals', calls: fakeCalls, reach: shows('Rank Progress'), mockup: 'referrals-phone-plain' },
  {
    name: 'referrals, all friends',
    path: '/referrals',
    calls: () => ({ ...fakeCalls(), 'GET /api/rewards': () => fakeRewards({ canClaim: false, stale: true }) }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Show all 14' }).click();
      await page.getByText('and 8 more').waitFor();
    },
  },
  { name: 'referrals, loading', path: '/referrals', calls: () => every(hangs), reach: shows('Your referral link') },
  { name: 'referrals, away', path: '/referrals', calls: () => every(away), reach: shows('Referrals did not load') },
  {
    name: 'referrals of a new member',
    path: '/referrals',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/referral/stats': () => fakeStats({ referralCount: 0, totalEarnings: '0.00', progressToNext: 0 }),
      'GET /api/rewards': () => fakeRewards({ canClaim: false, friends: [], friendCount: 0 }),
      'GET /api/referral/earnings': () => ({ earnings: [] }),
      'GET /api/referral/leaderboard': () => fakeLeaderboard({ earned: [], referred: [] }),
    }),
    reach: shows('No referral earnings yet'),
    mockup: 'referrals-phone-empty',
  },
  {
    name: 'referrals, the highest rank',
    path: '/referrals',
    calls: () => ({ ...fakeCalls(), 'GET /api/referral/stats': () => fakeStats({ nextRank: null, progressToNext: 100 }) }),
    reach: shows('Max Rank Achieved!'),
  },
  ...operatorsStates,
];
