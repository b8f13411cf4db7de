import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { answer, fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeCalls } from '../../standalone/fake-calls.ts';
import { fakeBegun, fakeOffer, fakeOffers, fakeOffersPage } from '../../standalone/offers/fake-offers.ts';
import { fakeDays, fakeRewards } from '../../standalone/rewards/fake-rewards.ts';
import { fakeTask } from '../../standalone/tasks/fake-tasks.ts';
import { operatorsStates } from './operators-states.ts';

type Page = Parameters<ScreenState['reach']>[0];

const away = () => fail(503, 'unavailable', 'Earning is closed for a moment. Please try again.');
const hangs = () => new Promise(() => undefined);
const everyCall = (call: () => unknown): FakeCalls => ({
  'GET /api/walls': call,
  'GET /api/offers': call,
  'GET /api/social-media-tasks': call,
  'GET /api/rewards': call,
  'GET /api/rewards/history': call,
  'GET /api/user/figures': call,
  'GET /api/rewards/pending': call,
});
const LONG = `Follow ${'every one of our '.repeat(12)} accounts`;

/** Where they have a tab of their own. */
export async function showTasks(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Social Media Tasks', includeHidden: true }).waitFor({ state: 'attached' });
  const tab = page.getByRole('radio', { name: 'Tasks' });
  if (await tab.isVisible()) await tab.check();
}

export const membersStates: ScreenState[] = [
  {
    name: 'earn',
    path: '/earn',
    calls: fakeCalls,
    // Below the offers, or on a phone in the other tab.
    reach: (page) => page.getByText('Follow us on X').waitFor({ state: 'attached' }),
    mockup: 'offers-feed',
  },
  {
    name: 'earn, tasks',
    path: '/earn',
    calls: fakeCalls,
    reach: async (page) => {
      await showTasks(page);
      await page.getByText('Follow us on X').waitFor();
    },
  },
  {
    name: 'offers, searched',
    path: '/earn',
    mockup: 'offers-search',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/offers': ({ query }) => fakeOffersPage(query.get('search') === null ? {} : { begun: [], offers: fakeOffers().slice(4, 7) }),
    }),
    reach: async (page) => {
      await page.getByRole('searchbox', { name: 'Search offers' }).click();
      await page.keyboard.type('harbor');
      await page.getByText('3 offers fit', { exact: true }).waitFor();
    },
  },
  {
    name: 'offers, nothing fits',
    path: '/earn',
    mockup: 'offers-none',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/offers': ({ query }) => fakeOffersPage(query.get('filter') === null ? {} : { begun: [], offers: [] }),
    }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Short', exact: true }).click();
      await page.getByText('No offer fits').waitFor();
    },
  },
  {
    name: 'offers, one wall away, more to come',
    path: '/earn',
    mockup: 'offers-failed',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/offers': () => {
        const { providers, ...all } = fakeOffersPage({ offers: fakeOffers().slice(0, 6), total: 20, nextCursor: 'next', begun: [] });
        return { ...all, providers: providers.map((provider) => (provider.id === 'c' ? { ...provider, state: 'away' } : provider)) };
      },
    }),
    reach: (page) => page.getByText('Lootably isn’t answering right now').waitFor(),
  },
  {
    name: 'offers with long words, in progress with many steps',
    path: '/earn',
    calls: () => ({
      ...fakeCalls(),
      'GET /api/offers': () =>
        fakeOffersPage({
          offers: [
            fakeOffer({ title: LONG, steps: 12, minutes: 4_000, reward: '10000.00', startedAt: '2026-11-21T10:00:00.000Z' }),
            fakeOffer({ id: 'o2', title: 'W'.repeat(60) }),
          ],
          begun: [fakeBegun({ title: LONG, steps: 12, paidSteps: 5, reward: '10000.00' })],
        }),
    }),
    reach: (page) => page.getByText('5 of 12 steps paid').waitFor(),
  },
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
      await showTasks(page);
      await page.getByRole('button', { name: /^Follow/ }).click();
      await page.getByText(/s left$/).waitFor();
    },
  },
  {
    name: 'earn with nothing',
    path: '/earn',
    calls: () => ({ ...fakeCalls(), 'GET /api/walls': () => ({ walls: [] }), 'GET /api/social-media-tasks': () => ({ tasks: [] }) }),
    reach: (page) => page.getByText('No social tasks available').waitFor({ state: 'attached' }),
  },
  { name: 'earn, loading', path: '/earn', calls: () => everyCall(hangs), reach: (page) => page.getByText('Loading the walls').waitFor() },
  {
    name: 'earn, away',
    path: '/earn',
    calls: () => everyCall(away),
    reach: (page) => page.getByText('Social tasks did not load').waitFor({ state: 'attached' }),
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
