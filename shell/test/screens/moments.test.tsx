import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { NoticeKind } from '@facet/remote-kit';
import type { FakeCalls } from '@facet/remote-kit/testing';
import { FakeEventSource } from './fake-event-source.ts';
import { declared, openSite, type SiteOptions } from './open-site.tsx';
import { someMilestone } from './some-milestone.ts';

const entries = [declared('mfe-wallet', '/withdraw', 'Withdraw', 30), declared('mfe-earn', '/earn', 'Earn Robux', 20)];
const MILESTONES = 'GET /api/user/milestones';
const SHOWN = 'POST /api/user/milestones/shown';
const line = { kind: 'wall.offer', values: { provider: 'BitLabs', offer: 'Shopping habits' }, text: 'BitLabs · Shopping habits' };
const first = someMilestone({ id: 'first_credit', name: 'first_credit', amount: '44.00', type: 'wall_credit', line });

async function openDashboard(options: SiteOptions = {}) {
  const site = openSite({ entries, ...options });
  await screen.findByText('No recent activity');
  return site;
}

const push = (delta: string, type = 'wall_credit', provider?: string) =>
  act(async () => FakeEventSource.push('1300.50', '2062.90', type, delta, provider));
const notes = () => screen.queryAllByText(/Offer completed|Daily Login Bonus|Reversed|reversed by|in all$|from BitLabs$/);

test('a credit is shown beside the balance, what comes meanwhile is added, and only the balance remains', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openDashboard();
  await push('44.00');
  expect(notes().map(({ textContent }) => textContent)).toEqual(['+R$ 44.00 Offer completed', '+R$ 44.00 Offer completed']);
  await push('10.00', 'daily_bonus');
  expect(notes()[0]?.textContent).toBe('+R$ 54.00 in all');
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(notes()).toEqual([]);
  vi.useRealTimers();
});

describe('where a credit was earned in sight', () => {
  const amounts = () => screen.queryAllByText('+R$ 44.00');
  const balances = () => [...document.querySelectorAll('[data-purse] [title]')].map(({ textContent }) => textContent);

  /** A member works in a frame of the page. */
  async function workInFrame() {
    const site = await openDashboard();
    const frame = document.createElement('iframe');
    frame.tabIndex = 0;
    frame.getBoundingClientRect = () => new DOMRect(400, 200, 300, 300);
    screen.getByRole('main').append(frame);
    onTestFinished(() => frame.remove());
    frame.focus();
    return site;
  }

  test('one sum flies to the purse, which waits for it; what comes meanwhile does not fly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await workInFrame();
    const before = balances();
    await push('44.00');
    await push('6.00', 'daily_bonus');
    expect([amounts().length, notes(), balances()]).toEqual([1, [], before]);
    await act(() => vi.advanceTimersByTimeAsync(420));
    expect([amounts(), notes()[0]?.textContent]).toEqual([[], '+R$ 50.00 in all']);
    await waitFor(() => expect(balances()).not.toEqual(before));
    vi.useRealTimers();
  });

  test.each([
    ['it is taken back', '-44.00', 'reversed', false],
    ['less motion is wanted', '44.00', 'wall_credit', true],
  ])('nothing flies where %s', async (_why, delta, type, reduced) => {
    await workInFrame();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: reduced && query.includes('reduced-motion'),
      addEventListener: () => undefined,
    }));
    await push(delta, type);
    expect(amounts()).toEqual([]);
    expect(notes()).not.toEqual([]);
  });
});

test('a wall’s credit names who paid; of several payers the sum names none', async () => {
  await openDashboard();
  await push('44.00', 'wall_credit', 'BitLabs');
  expect(notes()[0]?.textContent).toBe('+R$ 44.00 from BitLabs');
  await push('6.00', 'wall_credit', 'BitLabs');
  expect(notes()[0]?.textContent).toBe('+R$ 50.00 from BitLabs');
  await push('10.00', 'wall_credit', 'Lootably');
  expect(notes()[0]?.textContent).toBe('+R$ 60.00 in all');
});

test('what a game pays, a bet and what returns are no news; what is taken back is', async () => {
  await openDashboard();
  for (const type of ['game_win', 'refund', 'returned']) await push('5.00', type);
  await push('-5.00', 'bet');
  expect(notes()).toEqual([]);
  await push('-18.50', 'reversed');
  expect(notes()[0]?.textContent).toBe('−R$ 18.50 Reversed');
});

test('who took a credit back is named', async () => {
  await openDashboard();
  await push('-18.50', 'reversed', 'Lootably');
  expect(notes()[0]?.textContent).toBe('−R$ 18.50 reversed by Lootably');
});

test('a tab that is out of sight shows nothing, and of two in sight one does', async () => {
  await openDashboard();
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await push('44.00');
  sight.mockReturnValue('visible');
  const locks = { request: (_name: string, _options: object, work: (lock: null) => unknown) => Promise.resolve(work(null)) };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
  await push('45.00');
  expect(notes()).toEqual([]);
});

test('makes a sound only when its switch is on', async () => {
  const started = vi.fn<() => void>();
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  const node = { frequency: param, gain: param, connect: () => node, start: started, stop: () => undefined };
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      destination = node;
      createOscillator = () => node;
      createGain = () => node;
    },
  );
  await openDashboard();
  await push('44.00');
  expect(started).not.toHaveBeenCalled();
  const toggle = screen.getByRole('button', { name: 'Sound' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(started).toHaveBeenCalledTimes(1);
});

test('the first credit is celebrated beside the page, where the wallet says that nobody was first', async () => {
  let isReached = false;
  const { api } = await openDashboard({
    calls: {
      [MILESTONES]: () => ({ next: isReached ? first : null }),
      [SHOWN]: () => ({ isFirst: true }),
    },
  });
  isReached = true;
  await push('44.00');
  const card = await screen.findByRole('region', { name: 'Your first credit' });
  expect(within(card).getByText('R$ 44.00 from BitLabs for Shopping habits. It’s yours, and your stone has its first facet.')).toBeTruthy();
  expect(card.contains(document.activeElement)).toBe(false);
  expect(api.sentTo(SHOWN)).toHaveLength(1);
  await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Your first credit' })).toBeNull();
});

test('the first payout is a picture to send on, with a name only when it is wanted', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.create(navigator, { canShare: { value: () => true }, share: { value: share } }));
  const payout = { amount: '250.00', gamepassName: 'VIP Lounge', withdrawalId: 'w/5', arrives: '175.00' };
  const own = { ...declared('mfe-wallet', '/withdraw', 'Withdraw', 30), routes: ['/withdraw', '/withdraw/receipt'] };
  const settings = { 'GET /api/public/settings': () => [{ key: 'platform_pending_days', value: '3' }] };
  const calls = { ...settings, ...show(someMilestone({ id: 'first_payout', name: 'first_payout', ...payout })) };
  await openDashboard({ entries: [own], calls });
  const card = await screen.findByRole('region', { name: 'Your first payout is on its way' });
  expect(within(card).getByText(/^We bought VIP Lounge for R\$ 250\.00\. You receive R\$ 175\..* for about 3 days\.$/)).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'See the receipt' }).getAttribute('href')).toBe('/withdraw/receipt/w%2F5');
  expect(within(card).getByText('23 November 2026')).toBeTruthy();
  await userEvent.click(within(card).getByRole('checkbox', { name: 'Put my name on the picture' }));
  expect(within(card).getByText('nova_builder, 23 November 2026')).toBeTruthy();
  // jsdom draws nothing.
  await userEvent.click(within(card).getByRole('button', { name: 'Share the picture' }));
  await screen.findByText('The picture was not shared');
  expect(share).not.toHaveBeenCalled();
});

test('another tab was first: this one shows nothing', async () => {
  const { api } = await openDashboard({
    calls: { [MILESTONES]: () => ({ next: first }), [SHOWN]: () => ({ isFirst: false }) },
  });
  await waitFor(() => expect(api.sentTo(SHOWN)).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Your first credit' })).toBeNull();
});

const RANK = { rank: 'Silver', rankBefore: 'Bronze', percent: '3.00', percentBefore: '2.00', milestone: 'Silver' };
const told = (kind: string, values: Record<string, string>) =>
  someMilestone({ id: `${kind}:${values['milestone']}`, name: 'told', kind, values });
const telling = (kind: NoticeKind) => [...entries, { ...declared('mfe-social', '/referrals', 'Referrals', 50), notices: [kind] }];
const show = (next: object): FakeCalls => ({ [MILESTONES]: () => ({ next }), [SHOWN]: () => ({ isFirst: true }) });

test('a rank that was reached is shown with what it brings, in the words of its domain', async () => {
  const kind = {
    kind: 'social.rank_reached',
    label: 'Rank',
    icon: 'users-round',
    text: 'You’re {rank} now',
    path: '/referrals',
    action: 'See your rank',
  };
  const { api } = await openDashboard({ entries: telling(kind), calls: show(told(kind.kind, RANK)) });
  const card = await screen.findByRole('region', { name: 'You’re Silver now' });
  expect(within(card).getByText('Your friends earned enough to give your stone 5 sides.')).toBeTruthy();
  expect(within(card).getByText('Your share').parentElement?.textContent).toContain('2.00% 3.00%');
  expect(within(card).getByRole('link', { name: 'See your rank' }).getAttribute('href')).toBe('/referrals');
  expect(api.sentTo(SHOWN)).toEqual([{ id: 'social.rank_reached:Silver' }]);
});

test('a week in a row is shown when the inbox rings', async () => {
  const kind = { kind: 'earn.streak_reached', label: 'Streak', icon: 'flame', text: '{days} days in a row', detail: 'A whole week.' };
  let next: object | null = null;
  await openDashboard({
    entries: telling(kind),
    calls: { [MILESTONES]: () => ({ next }), [SHOWN]: () => ({ isFirst: true }) },
  });
  next = told(kind.kind, { days: '7', milestone: '7' });
  await act(async () => FakeEventSource.ring());
  const card = await screen.findByRole('region', { name: '7 days in a row' });
  expect(within(card).getByText('A whole week.')).toBeTruthy();
});

test('a milestone of a domain that is not here is not shown', async () => {
  const { api } = await openDashboard({ calls: show(told('social.rank_reached', RANK)) });
  await waitFor(() => expect(api.requests.some(({ path }) => path === '/api/user/milestones')).toBe(true));
  expect(screen.queryByText('See your rank')).toBeNull();
  expect(api.sentTo(SHOWN)).toEqual([]);
});
