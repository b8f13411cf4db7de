import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { someFigures } from '@facet/remote-kit/fakes';
import { fail } from '@facet/remote-kit/testing';
import { declared, openSite } from './open-site.tsx';
import { pagesOf, someTransaction } from './some-transaction.ts';

const TRANSACTIONS = 'GET /api/user/transactions';
const FIGURES = 'GET /api/user/figures';
const wallet = declared('mfe-wallet', '/withdraw', 'Withdraw', 30);
const statement = { ...wallet, routes: ['/withdraw', '/withdraw/statement'] };
const earn = declared('mfe-earn', '/earn', 'Earn Robux', 20);
const social = declared('mfe-social', '/events', 'Events', 60);
const referrals = declared('mfe-social', '/referrals', 'Referrals', 50);
const STANDING = 'GET /api/referral/stats';

function region(name: string): HTMLElement {
  return screen.getByRole('region', { name });
}

test('shows the four figures', async () => {
  openSite({ member: { rank: 'Silver' } });
  const figures = await screen.findByRole('region', { name: 'Your figures' });
  const cards = within(figures).getAllByRole('article');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Current BalanceR\$ 1,284/),
    expect.stringMatching(/^Total EarnedR\$ 2,046/),
    expect.stringMatching(/^RankSilver/),
    expect.stringMatching(/^Active Events0/),
  ]);
});

const minimum = { 'GET /api/public/settings': () => [{ key: 'min_withdrawal', value: '150' }] };
const waysOn = () => within(figureCard()).getAllByRole('link');
const figureCard = () => within(region('Your figures')).getAllByRole('article')[0] as HTMLElement;

test('below the minimum Earn is the first way on, with what is missing', async () => {
  openSite({ member: { balance: '84.50' }, entries: [wallet, earn], calls: minimum });
  expect(await screen.findByText('R$ 65.50 until you can withdraw')).toBeTruthy();
  expect(waysOn().map(({ textContent }) => textContent)).toEqual(['Earn Robux', 'Withdraw']);
  expect(screen.getByRole('progressbar', { name: 'Progress to a withdrawal' })).toBeTruthy();
});

test('from the minimum on it is Withdraw', async () => {
  openSite({ member: { balance: '150.00' }, entries: [wallet, earn], calls: minimum });
  await screen.findByRole('region', { name: 'Your figures' });
  await waitFor(() => expect(waysOn().map(({ textContent }) => textContent)).toEqual(['Withdraw', 'Earn Robux']));
  expect(screen.queryByText(/until you can withdraw/)).toBeNull();
});

const standing = (change = {}) => ({
  totalEarnings: '236.40',
  currentRank: { name: 'Silver' },
  nextRank: { name: 'Gold', requiredEarnings: '500.00' },
  progressToNext: 34.1,
  ...change,
});

test('says what is left to the next rank, and how far the member has come', async () => {
  openSite({ member: { rank: 'Silver' }, entries: [referrals], calls: { [STANDING]: () => standing() } });
  expect((await screen.findByText('R$ 263.60 to Gold')).closest('article')?.textContent).toMatch(/^RankSilver/);
  expect(screen.getByRole('progressbar', { name: 'Progress to Gold' }).getAttribute('aria-valuenow')).toBe('34.1');
});

test('says that there is no rank above', async () => {
  const calls = { [STANDING]: () => standing({ currentRank: { name: 'Diamond' }, nextRank: null, progressToNext: 100 }) };
  openSite({ member: { rank: 'Diamond' }, entries: [referrals], calls });
  await screen.findByText('Max Rank Achieved!');
});

test('shows which rank it is until more is known, and where nobody is asked', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  openSite({ member: { rank: 'Silver' }, entries: [referrals], calls: { [STANDING]: () => promise } });
  await screen.findByText('Rank 2 of 5');
  resolve(standing());
  await screen.findByText('R$ 263.60 to Gold');

  cleanup();
  const { api } = openSite({ member: { rank: 'Silver' }, entries: [wallet] });
  await screen.findByText('Rank 2 of 5');
  await screen.findByText('No recent activity');
  expect(api.requests.map(({ path }) => path)).not.toContain('/api/referral/stats');
});

test('counts the active events and shows the first three, with a way to all of them', async () => {
  const event = (title: string, status = 'active') => ({
    id: title,
    title,
    status,
    prize: '500.00',
    currentParticipants: title === 'One' ? 1 : 64,
    startsAt: new Date(Date.now() - 5.5 * 3_600_000).toISOString(),
    endsAt: new Date(Date.now() + 5.5 * 3_600_000).toISOString(),
  });
  const events = [event('One'), event('Two'), event('Three'), event('Four'), event('Soon', 'upcoming'), event('Past', 'ended')];
  openSite({ entries: [social], calls: { 'GET /api/events': () => ({ events }) } });
  await screen.findByText('One');
  const rows = within(region('Active Events')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['One1 entryR$ 500', 'Two64 entriesR$ 500', 'Three64 entriesR$ 500']);
  expect(region('Your figures').textContent).toMatch(/Active Events4Next ends in 5 hours$/);
  expect(screen.getByRole('link', { name: 'View all events' }).getAttribute('href')).toBe('/events');
});

test('offers to withdraw and to earn only where a remote brings the page', async () => {
  openSite({ entries: [wallet] });
  const figures = await screen.findByRole('region', { name: 'Your figures' });
  expect(within(figures).getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdraw');
  expect(within(figures).queryByRole('link', { name: 'Earn Robux' })).toBeNull();
});

test('what open withdrawals hold is shown, and asked only where one can withdraw', async () => {
  const withdrawals = [
    { id: 'w1', gamepassName: 'VIP Lounge', status: 'pending', amount: '100.00' },
    { id: 'w2', gamepassName: 'Old', status: 'completed', amount: '25.00' },
    { id: 'w3', gamepassName: 'Founder', status: 'pending', amount: '25.50' },
  ];
  const receipts = { ...wallet, routes: ['/withdraw', '/withdraw/receipt', '/withdraw/statement'] };
  openSite({ entries: [receipts], calls: { 'GET /api/withdraw/history': () => ({ withdrawals }) } });
  await screen.findByText('Reserved');
  await waitFor(() => expect(screen.getByText('Reserved').nextSibling?.textContent).toBe('R$ 125.50 Why?'));
  await userEvent.click(within(screen.getByText('Reserved').nextSibling as HTMLElement).getByRole('button'));
  const answer = await screen.findByRole('dialog', { name: 'Why R$ 125.50?' });
  expect([...answer.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'VIP Lounge100.00',
    'Founder25.50',
    'ReservedR$ 125.50',
  ]);
  expect(
    within(answer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/withdraw/receipt/w1', '/withdraw/receipt/w3']);
});

test('where nobody can withdraw nothing is reserved', async () => {
  const { api } = openSite({ entries: [earn] });
  await screen.findByText('No recent activity');
  expect(screen.queryByText('Reserved')).toBeNull();
  expect(api.requests.map(({ path }) => path)).not.toContain('/api/withdraw/history');
});

test('lists the five latest transactions with title, description, date and signed amount', async () => {
  const list = [
    someTransaction({ description: 'CPX Research · 81', amount: '44.00', createdAt: '2026-11-21T14:20:00.000Z' }),
    someTransaction({ type: 'withdrawal', category: 'withdrawal', description: 'Gamepass "VIP"', amount: '-250.00' }),
    ...Array.from({ length: 5 }, (_, index) => someTransaction({ description: `older ${index}` })),
  ];
  const { api } = openSite({ calls: { [TRANSACTIONS]: pagesOf(list) } });
  await screen.findByText('CPX Research · 81');
  const rows = within(region('Recent Activity')).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(rows[0]?.textContent).toMatch(/^Offer completedCPX Research · 81\+R\$ 44\.0021 Nov, \d\d:\d\d$/);
  expect(rows[1]?.textContent).toMatch(/^WithdrawalGamepass "VIP"−R\$ 250\.00/);
  expect(api.requests.some(({ path, query }) => path === '/api/user/transactions' && query.get('limit') === '5')).toBe(true);
});

test('leads to the whole statement where a remote brings it', async () => {
  openSite({ entries: [statement] });
  expect((await screen.findByRole('link', { name: 'View all' })).getAttribute('href')).toBe('/withdraw/statement');
  cleanup();
  openSite({ entries: [wallet] });
  await screen.findByText('Recent Activity');
  expect(screen.queryByRole('link', { name: 'View all' })).toBeNull();
});

test('a new member sees what to do first', async () => {
  openSite({ member: { balance: '0.00', totalEarned: '0.00' }, entries: [earn] });
  await screen.findByText('No recent activity');
  expect(within(region('Recent Activity')).getByRole('link', { name: 'Earn Robux' })).toBeTruthy();
  expect(screen.getByText('Nothing earned yet this week.')).toBeTruthy();
  expect(screen.getByText('No Active Events')).toBeTruthy();
});

test('what was earned this week and in 30 days is what the wallet says, by source, with the way to its lines', async () => {
  const figures = someFigures({
    before: { walls: 500 },
    days: { '2026-11-02': { walls: 10 }, '2026-11-16': { walls: 44, referralShares: 6 }, '2026-11-20': { walls: -4 } },
  });
  openSite({ entries: [statement], calls: { [FIGURES]: () => figures } });
  const heading = await screen.findByRole('heading', { name: 'Welcome back, nova_builder!' });
  await waitFor(() => expect(heading.nextSibling?.textContent).toBe('You earned +R$ 46.00 this week.'));
  expect(region('Last 30 days').textContent).toMatch(/^Last 30 days\+R\$ 56\.00/);
  expect(region('Where it came from').textContent).toContain('Surveys and offers');
  await userEvent.click(screen.getByRole('button', { name: /46\.00.*Why/ }));
  const answer = screen.getByRole('dialog', { name: 'Why R$ 46.00?' });
  expect(answer.textContent).toBe('Why R$ 46.00?Surveys and offers40.00Referrals6.00This week46.00');
  expect(within(answer).getByRole('link', { name: 'Referrals' }).getAttribute('href')).toBe(
    '/withdraw/statement?earned=referrals&since=2026-11-16',
  );
});

test('nothing of a week in which more was reversed than earned', async () => {
  openSite({ calls: { [FIGURES]: () => someFigures({ days: { '2026-11-20': { walls: -4 } } }) } });
  expect(await screen.findByText('Nothing earned yet this week.')).toBeTruthy();
  expect(region('Last 30 days').textContent).toMatch(/^Last 30 days−R\$ 4\.00/);
});

test('a page that stays open asks anew when the day (UTC) ends', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:50Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { api } = openSite();
  await waitFor(() => expect(api.sentTo(FIGURES)).toHaveLength(1));
  await screen.findByText('Nothing earned yet this week.');
  await vi.advanceTimersByTimeAsync(14_000);
  expect(api.sentTo(FIGURES)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(api.sentTo(FIGURES)).toHaveLength(2));
});

test('the balance answers why it is what it is, and it adds up', async () => {
  const withdrawals = [{ status: 'pending', amount: '100.00' }];
  openSite({
    member: { balance: '72.40' },
    entries: [wallet],
    calls: {
      [FIGURES]: () => someFigures({ balance: { earned: 332.4, bets: -10, withdrawn: -250 } }),
      'GET /api/withdraw/history': () => ({ withdrawals }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /72.*Why/ }));
  const answer = screen.getByRole('dialog', { name: 'Why R$ 72?' });
  await waitFor(() =>
    expect(answer.textContent).toBe('Why R$ 72?Earned+332.40Bets−10.00Withdrawn−150.00Held for a withdrawal−100.00Current Balance72.40'),
  );
});

test('each piece that fails says so in its place and comes back by its Retry', async () => {
  const away = () => fail(503, 'unavailable', 'The wallet does not answer right now');
  const site = openSite({
    entries: [social],
    calls: { [TRANSACTIONS]: away, [FIGURES]: away, 'GET /api/public/stats': away, 'GET /api/events': away },
  });
  for (const title of ['Recent Activity', 'Your earnings', 'Where it came from', 'Active Events', 'Community Stats']) {
    expect((await screen.findByText(`${title} did not load`)).parentElement?.textContent).toContain('The wallet does not answer right now');
  }
  expect(screen.getByRole('region', { name: 'Your figures' }).textContent).toContain('1,284');

  site.api.on(TRANSACTIONS, pagesOf([]));
  site.api.on(FIGURES, () => someFigures());
  site.api.on('GET /api/events', () => ({ events: [] }));
  site.api.on('GET /api/public/stats', () => ({ members: 3, robuxDistributed: '10.00', activeUsers: 2 }));
  for (const button of screen.getAllByRole('button', { name: 'Retry' })) await userEvent.click(button);
  await screen.findByText('No recent activity');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(region('Community Stats').textContent).toBe('Community StatsMembers3Robux distributedR$ 10 Why?Active users2');
});

test.each([
  ['known', { robuxPaidOut: '1450.00' }, ['Earned by membersR$ 17,139.50', 'Paid out so farR$ 1,450.00']],
  ['not known yet', {}, ['Earned by membersR$ 17,139.50']],
])('what was distributed says what was earned, and what of it was paid out: %s', async (_whether, own, lines) => {
  const stats = { members: 3, robuxDistributed: '17139.50', activeUsers: 2, ...own };
  openSite({ calls: { 'GET /api/public/stats': () => stats } });
  const community = await screen.findByRole('region', { name: 'Community Stats' });
  await userEvent.click(await within(community).findByRole('button', { name: /Why\?$/ }));
  const answer = await screen.findByRole('dialog', { name: 'What is “distributed”?' });
  expect([...answer.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual(lines);
});
