import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { someDaily, someFirstSteps, someGoodOffers, someTask } from './some-first-steps.ts';
import { declared, openSite, type SiteOptions } from './open-site.tsx';

const entries = [declared('mfe-wallet', '/withdraw', 'Withdraw', 30), declared('mfe-earn', '/earn', 'Earn Robux', 20)];
const STEPS = '/api/user/first-steps';
const at = '2026-11-23T14:02:00.000Z';

/** A newcomer's dashboard; the wallet's steps are what the test makes of them. */
function openNewcomer({ member, calls, ...options }: SiteOptions = {}) {
  let steps = someFirstSteps();
  const set = (change: object) => (steps = { ...steps, ...change });
  const site = openSite({
    entries,
    member: { balance: '0.00', totalEarned: '0.00', joinedAt: new Date().toISOString(), isFirstVisit: true, ...member },
    calls: {
      [`GET ${STEPS}`]: () => steps,
      'GET /api/rewards': () => ({ daily: someDaily() }),
      'GET /api/social-media-tasks': () => ({ tasks: [someTask()] }),
      'GET /api/offers': someGoodOffers,
      ...calls,
    } satisfies FakeCalls,
    ...options,
  });
  return { ...site, set };
}

const card = () => screen.findByRole('region', { name: 'Your first steps' });
const stepOf = (words: RegExp) => screen.getAllByRole('listitem').find(({ textContent }) => words.test(textContent)) as HTMLElement;

test('greets a newcomer, with the five steps in place of a history', async () => {
  openNewcomer();
  await screen.findByRole('heading', { name: 'Welcome, nova_builder!' });
  await screen.findByText('Good to have you. Here’s the quickest way to your first Robux.');
  expect(within(await card()).getByText('0 of 5')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hide this' })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).not.toContain('Earnings');
  expect(screen.getByRole('link', { name: 'See surveys' }).getAttribute('href')).toBe('/earn');
  await screen.findByText('Follow us on X. Ten seconds on its page and it counts.');
  expect(stepOf(/Follow one/).textContent).toContain('+R$ 8.00');
});

test('claims the bonus once, and the facet shines when the ledger has it', async () => {
  const claims: unknown[] = [];
  const booked = Promise.withResolvers<void>();
  const site = openNewcomer({
    calls: {
      'POST /api/rewards/daily/claim': (request) => {
        claims.push(request.headers.get('idempotency-key'));
        site.api.on(`GET ${STEPS}`, () => booked.promise.then(() => someFirstSteps({ dailyBonus: { amount: '10.00', at } })));
        return { reward: '10.00' };
      },
    },
  });
  const claim = await screen.findByRole('button', { name: 'Claim R$ 10' });
  await userEvent.click(claim);
  await waitFor(() => expect(site.api.requests.filter(({ path }) => path === STEPS)).toHaveLength(2));
  // Claimed, and not in the ledger yet.
  await userEvent.click(claim);
  booked.resolve();
  await within(await card()).findByText('1 of 5');
  expect(claims).toHaveLength(1);
  expect(stepOf(/Claim your Day 1 bonus, done/)).toBe(document.activeElement);
});

test('follows a channel: opens its page, waits as the service says, and counts it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const site = openNewcomer({
    calls: {
      'POST /api/social-media-tasks/t1/start': () => ({ task: someTask({ state: 'started', waitSeconds: 0 }) }),
      'POST /api/social-media-tasks/t1/complete': () => {
        site.set({ socialTask: { amount: '8.00', at } });
        return { reward: '8.00', credited: true };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
  expect(opened).toHaveBeenCalledWith('https://example.com/x', '_blank', 'noopener,noreferrer');
  await waitFor(() => expect(stepOf(/Follow one of our channels, done/)).toBeTruthy());
});

test('keeps the goal, which can be changed', async () => {
  const asked: unknown[] = [];
  openNewcomer({
    calls: {
      [`POST ${STEPS}/goal`]: ({ body }) => {
        asked.push(body);
        return someFirstSteps(body as { goal: string });
      },
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'R$ 250' }));
  await waitFor(() => expect(stepOf(/saving for, done/)).toBeTruthy());
  await userEvent.click(screen.getByRole('radio', { name: 'R$ 1,000' }));
  await waitFor(() => expect(asked).toEqual([{ goal: '250.00' }, { goal: '1000.00' }]));
});

test('looks for a gamepass, and says what is missing in place', async () => {
  let isOnSale = false;
  openNewcomer({
    calls: {
      [`POST ${STEPS}/gamepass`]: () =>
        isOnSale ? someFirstSteps({ gamepassName: 'VIP Lounge' }) : fail(404, 'no_gamepass', 'nova_builder has no gamepass on sale yet.'),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Check mine' }));
  await screen.findByText('nova_builder has no gamepass on sale yet.');
  isOnSale = true;
  await userEvent.click(screen.getByRole('button', { name: 'Check mine' }));
  await screen.findByText('VIP Lounge is on sale.');
});

test('shows the whole stone after the fifth, and folds away for good', async () => {
  const all = { dailyBonus: { amount: '10.00', at }, socialTask: { amount: '8.00', at }, survey: { amount: '16.00', at } };
  const site = openNewcomer({
    calls: {
      'GET /api/rewards': () => ({ daily: someDaily({ streak: 1, isClaimedToday: true, canClaim: false, next: '15.00' }) }),
      [`POST ${STEPS}/gamepass`]: () => site.set({ gamepassName: 'VIP Lounge' }),
      [`POST ${STEPS}/fold`]: () => site.set({ isOpen: false }),
    },
  });
  site.set({ ...all, goal: '100.00', earned: '34.00' });
  await userEvent.click(await screen.findByRole('button', { name: 'Check mine' }));
  const whole = await screen.findByRole('region', { name: 'Your first stone is cut' });
  expect(whole).toBe(document.activeElement);
  expect(whole.textContent).toContain('Five steps, R$ 34 earned.');
  await within(whole).findByText(/of your streak\. The next one pays R\$ 15\./);
  await userEvent.click(within(whole).getByRole('button', { name: 'Hide this' }));
  await screen.findByRole('region', { name: 'Where it came from' });
  expect(screen.queryByText('Your first stone is cut')).toBeNull();
});

test('after three it may be folded away: a site without channels has no fifth step', async () => {
  const site = openNewcomer({
    calls: { 'GET /api/social-media-tasks': () => ({ tasks: [] }), [`POST ${STEPS}/fold`]: () => site.set({ isOpen: false }) },
  });
  site.set({ dailyBonus: { amount: '10.00', at }, goal: '100.00', gamepassName: 'VIP Lounge' });
  await screen.findByText('There is no channel to follow right now.');
  await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
  await screen.findByRole('region', { name: 'Where it came from' });
});

test('asks nothing for who joined long ago, and greets who comes back', async () => {
  const { api } = openNewcomer({ member: { joinedAt: '2026-01-01T00:00:00.000Z', isFirstVisit: false } });
  await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  await screen.findByText('No recent activity');
  expect(api.requests.map(({ path }) => path)).not.toContain(STEPS);
});

test('a wallet of before has no such call: the dashboard is as it was', async () => {
  openNewcomer({ calls: { [`GET ${STEPS}`]: () => fail(404, 'not_found', 'There is nothing here') } });
  await screen.findByRole('region', { name: 'Where it came from' });
});

test('an answer that fails has a Retry in its place', async () => {
  let isAway = true;
  openNewcomer({ calls: { [`GET ${STEPS}`]: () => (isAway ? fail(503, 'unavailable', 'Not right now.') : someFirstSteps()) } });
  await screen.findByText('Your first steps did not load');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await card();
});

test('one part away leaves the others', async () => {
  openNewcomer({ calls: { 'GET /api/rewards': () => fail(503, 'unavailable', 'Not right now.') } });
  await screen.findByRole('button', { name: 'Follow' });
  expect(within(stepOf(/Claim your Day 1 bonus/)).getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('beyond the minimum the goal is what is left', async () => {
  const calls = { [`GET ${STEPS}`]: () => someFirstSteps({ goal: '250.00' }) };
  openNewcomer({ member: { balance: '134.00' }, calls });
  await screen.findByText('R$ 116 to your goal');
  expect(screen.getByRole('progressbar', { name: 'Progress to your goal' })).toBeTruthy();
});

const goodSurveys = () => screen.findByRole('region', { name: 'Good first surveys' });

test('names three short offers, and opens one at its provider', async () => {
  const tab = { document: document.implementation.createHTMLDocument(), close: vi.fn<() => void>(), opener: window };
  const opened = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const left: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    left.push(this.href);
  });
  const { api } = openNewcomer({ calls: { 'POST /api/offers/start': () => ({ url: 'https://provider.test/offer' }) } });
  const card = await goodSurveys();
  await within(card).findByText('BitLabs, 6 min');
  const rows = within(card).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)[0]).toContain('BitLabs, 6 min, R$ 3.08 a minute');
  expect(rows.map((row) => row.querySelector('polygon') !== null)).toEqual([true, true, true]);
  expect(api.requests.find(({ path }) => path === '/api/offers')?.query.toString()).toBe('filter=short&sort=per_minute&limit=3');
  await userEvent.click(within(card).getByRole('button', { name: 'Start: Snacks you like' }));
  await waitFor(() => expect(left).toEqual(['https://provider.test/offer']));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(api.sentTo('POST /api/offers/start')).toEqual([{ provider: 'b', offer: 'o2' }]);
});

test('waits for providers that are being asked, and says when none has a short offer, or none answers', async () => {
  let answer: object = { ...someGoodOffers(), offers: [], providers: [{ id: 'b', label: 'BitLabs', state: 'asking' }] };
  openNewcomer({ calls: { 'GET /api/offers': () => answer } });
  expect((await goodSurveys()).getAttribute('aria-busy')).toBe('true');
  answer = { ...someGoodOffers(), offers: [] };
  await screen.findByText('No short offers right now');
});

test('a start that fails is told, and its tab goes away', async () => {
  const tab = { document, close: vi.fn<() => void>(), opener: window };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  openNewcomer({ calls: { 'POST /api/offers/start': () => fail(404, 'offer_gone', 'This offer is no longer there.') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Start: Snacks you like' }));
  await screen.findByText('This offer did not open');
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test('shows what was paid out today, and nothing of other days', async () => {
  const paid = (name: string, paidAt: Date) => ({ name, amount: '250.00', paidAt: paidAt.toISOString() });
  const now = Date.now();
  openNewcomer({
    calls: { 'GET /api/live/payouts': () => ({ payouts: [paid('k•••x', new Date(now)), paid('old', new Date(now - 2 * 86_400_000))] }) },
  });
  const card = await screen.findByRole('region', { name: 'Paid out today' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(1);
  within(card).getByText('k•••x');
});
