import type { Page } from 'playwright-core';
import type { RegistryPreview } from '@facet/remote-kit';
import { answer, fail, sessionCalls, someFigures, someMember, type FakeCalls } from '@facet/remote-kit/fakes';
import { casesStates } from './cases-states.ts';
import { inboxStates } from './inbox-states.ts';
import { newcomerStates } from './newcomer-states.ts';
import { profileStates } from './profile-states.ts';
import { someRegistry } from './some-registry.ts';
import { pagesOf, someTransaction } from './some-transaction.ts';

/** One screen in one state: what the network says, and how one gets there. */
export interface State {
  name: string;
  path?: string;
  calls: FakeCalls;
  /** The browser is in a preview. */
  preview?: RegistryPreview;
  /** Ends when the state is on the screen. */
  reach: (page: Page) => Promise<unknown>;
  /** What fails in it is written to the console as well. */
  isLoud?: boolean;
  /** What the design's pictures of it are called. */
  mockup?: string;
}

const ENTER = 'POST /api/auth/register-or-login';
const CHECK = 'POST /api/auth/device-proof/check';
const away = () => fail(503, 'unavailable', 'The wallet does not answer right now. Please try again.');
const hangs = () => new Promise(() => undefined);
const tooMany = () => {
  const refusal = fail(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.');
  refusal.headers.set('retry-after', '60');
  return refusal;
};
const TRANSACTIONS = 'GET /api/user/transactions';
const STATS = 'GET /api/public/stats';
const FIGURES = 'GET /api/user/figures';
const RESERVED = 'GET /api/withdraw/history';
const STANDING = 'GET /api/referral/stats';

const USER = 'GET /api/auth/user';
const stats = () => ({ members: 12480, robuxDistributed: '1924310.00', activeUsers: 836 });
const payouts = ['no…', 'mo…', 'ki…'].map((name, index) => ({ name, amount: '250.00', paidAt: `2026-11-21T1${index}:00:00.000Z` }));
const visitor = { ...sessionCalls(null), [STATS]: stats };
const transactions = [
  someTransaction({ amount: '44.00', balanceAfter: '1284.00' }),
  someTransaction({ type: 'withdrawal', category: 'withdrawal', amount: '-250.00', description: `Gamepass "${'very long '.repeat(12)}"` }),
  ...Array.from({ length: 6 }, () => someTransaction()),
];
const member: FakeCalls = {
  ...sessionCalls(someMember({ rank: 'Silver', adminRole: 'moderator' })),
  [TRANSACTIONS]: pagesOf(transactions),
  [FIGURES]: () =>
    someFigures({
      before: { walls: 1_500, codes: 25 },
      days: {
        '2026-11-02': { walls: 61.4 },
        '2026-11-12': { walls: 210, tasks: 8 },
        '2026-11-16': { prizes: 100 },
        '2026-11-20': { walls: 98, referralShares: 44 },
      },
      balance: { earned: 2_046.4, gameWins: 90, bets: -602.4, withdrawn: -250 },
    }),
  [STATS]: stats,
  [RESERVED]: () => ({ withdrawals: [{ status: 'pending', amount: '250.00' }] }),
};
const referrer: FakeCalls = {
  ...member,
  'GET /registry.json': () => ({ ...someRegistry(['earn', 'wallet', 'social']), preview: null }),
  [STANDING]: () => ({
    totalEarnings: '236.40',
    currentRank: { name: 'Silver' },
    nextRank: { name: 'Gold', requiredEarnings: '500.00' },
    progressToNext: 34.1,
  }),
};
const preview: RegistryPreview = {
  by: 'owner',
  expiresAt: '2026-11-21T20:00:00Z',
  versions: [
    { deployable: 'mfe-earn', version: '0.2.0-446acdb977', available: true },
    { deployable: 'mfe-wallet', version: '0.1.0-0123456789', available: false },
  ],
};
const banned = someMember({ disabled: true, banReason: 'Several accounts on one device', bannedAt: '2026-11-20T18:42:00.000Z' });
const groupStep = answer.bind(null, { requiresGroupMembership: true, username: 'solo_1', profilePicture: null, error: null }, 202);
const proofStep = answer.bind(
  null,
  { requiresDeviceProof: true, username: 'nova', phrase: 'facet sign in amber willow stone', error: null },
  202,
);

async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Earning Now' }).click();
  await page.getByLabel('Username').fill('nova_builder');
  await page.getByRole('button', { name: 'Login' }).click();
}

/** With its sidebar: a list of pages that comes too late for the shell's patience is another state. */
async function reachDashboard(page: Page): Promise<void> {
  await page.getByText('Surveys and offers').waitFor();
  await page.getByRole('link', { name: 'Earn Robux', includeHidden: true }).first().waitFor({ state: 'attached' });
}

/** Every screen of the shell in every state that it has. */
export const states: State[] = [
  {
    name: 'landing',
    calls: { ...visitor, 'GET /api/live/payouts': () => ({ payouts: payouts.toReversed() }) },
    reach: (page) => page.getByText('Latest payouts').waitFor(),
    mockup: 'landing',
  },
  { name: 'landing, nothing paid yet', calls: visitor, reach: (page) => page.getByRole('link', { name: 'Join Discord' }).waitFor() },
  {
    name: 'landing, figures away',
    calls: { ...visitor, [STATS]: away },
    reach: (page) => page.getByRole('link', { name: 'Join Discord' }).waitFor(),
  },
  { name: 'terms', path: '/terms', calls: visitor, reach: (page) => page.getByText('Effective').waitFor() },
  { name: 'privacy', path: '/privacy', calls: visitor, reach: (page) => page.getByText('Effective').waitFor() },
  {
    name: 'nobody known yet',
    calls: { ...visitor, [USER]: hangs },
    reach: (page) =>
      page
        .getByText(/^Loading/)
        .first()
        .waitFor(),
  },
  {
    name: 'games, a visitor',
    path: '/games',
    calls: visitor,
    reach: (page) => page.getByText('Please log in to access the games section').waitFor(),
  },
  {
    name: 'login',
    calls: visitor,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByLabel('Username').waitFor();
    },
    mockup: 'login',
  },
  { name: 'login at work', calls: { ...visitor, [ENTER]: hangs }, reach: logIn },
  {
    name: 'login refused',
    calls: { ...visitor, [ENTER]: () => fail(404, 'unknown_user', 'There is no user called nova_builder on the game platform') },
    reach: async (page) => {
      await logIn(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'login that goes on',
    calls: { ...visitor, [ENTER]: hangs },
    reach: async (page) => {
      await logIn(page);
      await page.getByText('Still signing you in.').waitFor();
    },
  },
  {
    name: 'login in a rush',
    calls: { ...visitor, [ENTER]: tooMany },
    reach: async (page) => {
      await logIn(page);
      await page.getByText('You can’t sign in just yet').waitFor();
    },
  },
  {
    name: 'group dialog',
    calls: { ...visitor, [ENTER]: () => groupStep() },
    reach: async (page) => {
      await logIn(page);
      await page.getByRole('button', { name: 'Finish Registration' }).waitFor();
    },
    mockup: 'login-group',
  },
  {
    name: 'device proof, not found',
    calls: { ...visitor, [ENTER]: () => proofStep(), [CHECK]: () => fail(403, 'proof_not_found', 'The words are not there yet.') },
    reach: async (page) => {
      await logIn(page);
      await page.getByRole('button', { name: 'Check' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'dashboard',
    calls: referrer,
    reach: async (page) => {
      await reachDashboard(page);
      await page.getByText('R$ 263.60 to Gold').waitFor();
    },
    mockup: 'dashboard',
  },
  {
    name: 'dashboard, the menu of narrow screens',
    calls: member,
    reach: async (page) => {
      await reachDashboard(page);
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
    },
    mockup: 'dashboard-sheet',
  },
  {
    name: 'dashboard, why',
    calls: member,
    reach: async (page) => {
      await reachDashboard(page);
      await page.getByRole('button', { name: /1,284.*Why/ }).click();
      await page.getByText('Held for a withdrawal').waitFor();
    },
    mockup: 'dashboard-why-balance',
  },
  {
    name: 'dashboard of a new member',
    calls: { ...member, [TRANSACTIONS]: pagesOf([]), [FIGURES]: () => someFigures() },
    reach: (page) => page.getByText('No recent activity').waitFor(),
  },
  {
    name: 'dashboard below the minimum',
    calls: { ...member, ...sessionCalls(someMember({ balance: '34.00', totalEarned: '34.00' })) },
    reach: (page) => page.getByText('R$ 66 until you can withdraw').waitFor(),
  },
  ...newcomerStates,
  ...inboxStates,
  ...profileStates,
  ...casesStates,
  {
    name: 'dashboard, loading',
    calls: { ...member, [TRANSACTIONS]: hangs, [FIGURES]: hangs, [STATS]: hangs, [RESERVED]: hangs },
    reach: (page) => page.getByText('Welcome back').waitFor(),
  },
  {
    name: 'dashboard, everything away',
    calls: {
      ...referrer,
      'GET /api/user/profile': away,
      [TRANSACTIONS]: away,
      [FIGURES]: away,
      [STATS]: away,
      [RESERVED]: away,
      [STANDING]: away,
    },
    reach: (page) => page.getByText('Community Stats did not load').waitFor(),
  },
  {
    name: 'suspended',
    path: '/earn',
    calls: { ...visitor, 'GET /api/auth/user': () => banned, 'GET /api/appeals': () => ({ appeal: null }) },
    reach: (page) => page.getByRole('link', { name: 'Appeal on Discord' }).waitFor(),
    mockup: 'banned',
  },
  { name: 'preview', calls: member, preview, reach: (page) => page.getByRole('link', { name: 'Leave preview' }).waitFor() },
  { name: 'preview, landing', calls: visitor, preview, reach: (page) => page.getByRole('link', { name: 'Leave preview' }).waitFor() },
  {
    name: 'a page that did not load',
    path: '/earn',
    calls: member,
    isLoud: true,
    reach: (page) => page.getByText('Earn Robux did not load').waitFor(),
    mockup: 'error-and-empty',
  },
  {
    name: 'pages are missing',
    calls: { ...member, 'GET /registry.json': away },
    reach: (page) => page.getByText('Some pages are missing').waitFor(),
  },
  { name: 'nothing there', path: '/nowhere', calls: member, reach: (page) => page.getByText('404 Page Not Found').waitFor() },
];
