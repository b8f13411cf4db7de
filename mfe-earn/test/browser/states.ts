import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { answer, fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeCalls } from '../../standalone/fake-calls.ts';
import { fakeDays, fakeRewards } from '../../standalone/rewards/fake-rewards.ts';
import { fakeTask } from '../../standalone/tasks/fake-tasks.ts';
import { operatorsStates } from './operators-states.ts';

const away = () => fail(503, 'unavailable', 'Earning is closed for a moment. Please try again.');
const hangs = () => new Promise(() => undefined);
const everyCall = (call: () => unknown): FakeCalls => ({
  'GET /api/walls': call,
  'GET /api/social-media-tasks': call,
  'GET /api/rewards': call,
  'GET /api/rewards/history': call,
  'GET /api/user/figures': call,
  'GET /api/rewards/pending': call,
});
const LONG = `Follow ${'every one of our '.repeat(12)} accounts`;

export const membersStates: ScreenState[] = [
  { name: 'earn', path: '/earn', calls: fakeCalls, reach: (page) => page.getByText('Follow us on X').waitFor(), mockup: 'earn' },
  {
    name: 'earn with two walls open',
    path: '/earn',
    calls: fakeCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Open BitLabs' }).click();
      await page.getByRole('button', { name: 'Open ayeT-Studios', exact: true }).click();
      await page.getByText('Loading').first().waitFor({ state: 'detached' });
    },
  },
  {
    name: 'earn, a task with long words at work',
    path: '/earn',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/social-media-tasks': () => ({ tasks: [fakeTask({ title: LONG })] }),
      'POST /api/social-media-tasks/t1/start': () => ({ task: fakeTask({ title: LONG, waitSeconds: 10 }) }),
    }),
    reach: async (page) => {
      await page.getByRole('button', { name: /^Follow/ }).click();
      await page.getByText(/s left$/).waitFor();
    },
  },
  {
    name: 'earn with nothing',
    path: '/earn',
    calls: () => ({ ...fakeCalls(), 'GET /api/walls': () => ({ walls: [] }), 'GET /api/social-media-tasks': () => ({ tasks: [] }) }),
    reach: (page) => page.getByText('No social tasks available').waitFor(),
  },
  { name: 'earn, loading', path: '/earn', calls: () => everyCall(hangs), reach: (page) => page.getByText('Loading the walls').waitFor() },
  {
    name: 'earn, away',
    path: '/earn',
    calls: () => everyCall(away),
    reach: (page) => page.getByText('Social tasks did not load').waitFor(),
  },
  {
    name: 'rewards',
    path: '/rewards',
    calls: fakeCalls,
    reach: (page) => page.getByText('Promo code WINTER26').waitFor(),
    mockup: 'rewards',
  },
  {
    name: 'rewards as a table, with a why open',
    path: '/rewards?why=promo%3Ap1',
    calls: fakeCalls,
    reach: async (page) => {
      await page.getByRole('region', { name: 'Why R$ 25.00? Promo code WINTER26' }).waitFor();
      await page.getByRole('radio', { name: 'Table' }).check();
      await page.getByRole('button', { name: 'R$ 310.00' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'rewards, all claimed',
    path: '/rewards',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/rewards': () =>
        fakeRewards({
          daily: { streak: 4, canClaim: false, isClaimedToday: true, next: '30.00', days: fakeDays(4, true) },
          weekly: { earned: '731.20', isClaimed: true },
          referral: { canClaim: false, claimableCount: 0, friends: [], friendCount: 0 },
        }),
    }),
    reach: (page) => page.getByText('Claimed this week').waitFor(),
  },
  {
    name: 'rewards of a new member',
    path: '/rewards',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/rewards/history': () => ({ earnings: [], nextCursor: null }),
      'GET /api/rewards/pending': () => ({ pending: [] }),
    }),
    reach: (page) => page.getByText('Nothing earned yet').waitFor(),
  },
  {
    name: 'rewards, loading',
    path: '/rewards',
    calls: () => everyCall(hangs),
    reach: (page) => page.getByText('Loading the rewards').waitFor(),
  },
  {
    name: 'rewards, away',
    path: '/rewards',
    calls: () => everyCall(away),
    reach: (page) => page.getByText('Your earnings did not load').waitFor(),
  },
  {
    name: 'rewards, answers that are not ours',
    path: '/rewards',
    calls: () => everyCall(() => answer(`<p>${'bad gateway '.repeat(30)}</p>`, 502)),
    reach: (page) => page.getByText('502:').first().waitFor(),
  },
];

/** Every screen of this remote in every state that it has. */
export const states: ScreenState[] = [...membersStates, ...operatorsStates];
