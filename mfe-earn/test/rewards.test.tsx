import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { someFigures } from '@facet/remote-kit/fakes';
import { clickTwice, fail, type FakeCalls } from '@facet/remote-kit/testing';
import { fakeDays, fakeRewards, type OwnRewards } from '../standalone/rewards/fake-rewards.ts';
import { openPage, type OpenedPage } from './open-page.tsx';

const REWARDS = 'GET /api/rewards';
const DAILY = 'POST /api/rewards/daily/claim';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
  vi.useRealTimers();
});

test('the streak shows what was claimed, today and what comes', async () => {
  openRewards();
  const days = within(await card('Daily Login Bonus')).getAllByRole('listitem');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Day 110Robux, claimed',
    'Day 215Robux, claimed',
    'Day 320Robux, claimed',
    'Today25Robux, today',
    'Day 530Robux, upcoming',
    'Day 640Robux, upcoming',
    'Day 750Robux, upcoming',
  ]);
  expect(days[3]?.getAttribute('aria-current')).toBe('date');
  expect((await card('Daily Login Bonus')).textContent).toContain('3 days in a row');
});

test('a claim is sent once, told, and everything that it changes is asked for anew', async () => {
  openRewards();
  const button = await screen.findByRole('button', { name: 'Claim R$ 25' });
  page.api.on(REWARDS, () => fakeRewards(claimedToday));
  clickTwice(button);
  expect(await screen.findByText('Reward claimed')).toBeTruthy();
  expect(screen.getByText('You earned 25 Robux!')).toBeTruthy();
  expect(page.api.sentTo(DAILY)).toEqual([{}]);
  const done = await screen.findByRole('button', { name: 'Claimed today' });
  expect(document.activeElement).toBe(done);
  expect(screen.getByText('Come back tomorrow for R$ 30. Days begin at midnight UTC.')).toBeTruthy();
  expect(page.api.sentTo('GET /api/rewards/history')).toHaveLength(2);
});

test('a claim that is refused says why and shows how it stands', async () => {
  openRewards({}, { [DAILY]: () => fail(409, 'already_claimed', 'You have already claimed today’s bonus. Come back tomorrow!') });
  const button = await screen.findByRole('button', { name: 'Claim R$ 25' });
  page.api.on(REWARDS, () => fakeRewards(claimedToday));
  await userEvent.click(button);
  expect(await screen.findByText('Failed to claim reward')).toBeTruthy();
  expect(screen.getByText('You have already claimed today’s bonus. Come back tomorrow!')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Claimed today' })).toBeTruthy();
});

test('what was claimed in another tab is seen here; a bet there asks for nothing', async () => {
  openRewards();
  await screen.findByRole('button', { name: 'Claim R$ 25' });
  page.api.on(REWARDS, () => fakeRewards(claimedToday));
  act(() => page.shell.showBalance('1279.00', '2046.40', 'bet'));
  act(() => page.shell.showBalance('1309.00', '2071.40', 'daily_bonus'));
  expect(await screen.findByRole('button', { name: 'Claimed today' })).toBeTruthy();
  expect(page.api.sentTo(REWARDS)).toHaveLength(2);
});

test('a bonus that needs an earning first, or is switched off, says so and claims nothing', async () => {
  openRewards({ daily: { canClaim: false, needsEarning: true } });
  expect(await screen.findByText(/Complete an offer or a social task first/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(page.api.sentTo(DAILY)).toEqual([]);
  page.api.restore();
  cleanup();

  openRewards({ daily: { isEnabled: false, canClaim: false } });
  expect(await screen.findByText('The daily bonus is switched off right now.')).toBeTruthy();
});

test('behind the seventh day the row goes on, and says what a day pays', async () => {
  const days = fakeDays(7).map(
    (day, index) => ({ ...day, day: day.day + 2, amount: '50.00', state: index === 6 ? 'today' : 'claimed' }) as const,
  );
  openRewards({ daily: { streak: 8, next: '50.00', days } });
  expect(await screen.findByText('Every day now pays R$ 50. If you miss a day, this month’s freeze covers it.')).toBeTruthy();
});

test('the week shows how far it is and what is left', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] });
  openRewards();
  const weekly = await card('Weekly Challenge');
  expect(weekly.textContent).toContain('Earn R$ 500 from Monday to Sunday.');
  expect(weekly.textContent).toContain('R$ 173.40 Why? of 500');
  expect(weekly.textContent).toContain('1 d 9 h left');
  expect(within(weekly).getByRole('progressbar', { name: 'Weekly Challenge' }).getAttribute('aria-valuenow')).toBe('17340');
  expect(claimIn(weekly)?.textContent).toBe('R$ 326.60 to go');
});

test('the week says why it is so far: what counts, what was earned and does not, each with its lines', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] });
  const days = { '2026-11-18': { walls: 150, tasks: 23.4, rewards: 25, referralShares: 1.32, prizes: 7 } };
  openRewards({}, { 'GET /api/user/figures': () => someFigures({ days }) });
  const weekly = await card('Weekly Challenge');
  await userEvent.click(within(weekly).getByRole('button', { name: /Why\?$/ }));
  const answer = await screen.findByRole('dialog', { name: 'Why R$ 173.40?' });
  await within(answer).findByText('Challenge progress');
  const lines = [...answer.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Surveys and offersR$ 150.00',
    'Social tasksR$ 23.40',
    'Promo codesR$ 0.00',
    'Challenge progressR$ 173.40',
    'Daily and weekly rewardsR$ 25.00',
    'ReferralsR$ 1.32',
    'Event prizesR$ 7.00',
  ]);
  expect(within(answer).getByRole('link', { name: 'Social tasks' }).getAttribute('href')).toBe(
    '/withdraw/statement?earned=tasks&since=2026-11-16',
  );
});

test('an answer of the wallet that does not come says so', async () => {
  openRewards({}, { 'GET /api/user/figures': () => fail(503, 'unavailable', 'The wallet is away.') });
  const weekly = await card('Weekly Challenge');
  await userEvent.click(within(weekly).getByRole('button', { name: /Why\?$/ }));
  const answer = await screen.findByRole('dialog', { name: /^Why/ });
  expect(await within(answer).findByText('The answer did not load')).toBeTruthy();
});

test('the weekly reward says what can be claimed, and why nothing can', async () => {
  openRewards();
  const weekly = await card('Weekly Challenge');
  for (const [own, label] of weeklyStates) {
    page.api.on(REWARDS, () => fakeRewards({ weekly: own }));
    act(() => page.shell.showBalance('1284.00', '2046.40'));
    await waitFor(() => expect(claimIn(weekly)?.textContent).toBe(label));
  }
});

/** The last of its buttons; the first answers why it is so far. */
const claimIn = (weekly: HTMLElement) => within(weekly).getAllByRole('button').at(-1);

const weeklyStates: [own: NonNullable<OwnRewards['weekly']>, label: string][] = [
  [{ claimableWeek: '2026-W47', canClaim: true }, 'Claim R$ 200'],
  [{ claimableWeek: '2026-W46', canClaim: true }, 'Claim last week’s R$ 200'],
  [{ isClaimed: true }, 'Claimed this week'],
  [{ isEnabled: false }, 'Switched off'],
];

test('friends stand with how far they are; one claim takes what all of them brought', async () => {
  openRewards({ referral: { claimable: '200.00', claimableCount: 2, friendCount: 9, stale: true } });
  const referral = await card('Referral Bonus');
  expect(within(referral).getByText('Reached')).toBeTruthy();
  expect(within(referral).getByText('64 of 100')).toBeTruthy();
  expect(within(referral).getByText('and 7 more')).toBeTruthy();
  expect(within(referral).getByText('These figures may be slightly out of date.')).toBeTruthy();
  await userEvent.click(within(referral).getByRole('button', { name: 'Claim R$ 200' }));
  expect(await screen.findByText('Reward claimed')).toBeTruthy();
});

test('without friends it says so', async () => {
  openRewards({ referral: { canClaim: false, claimableCount: 0, friends: [], friendCount: 0 } });
  const referral = await card('Referral Bonus');
  expect(within(referral).getByText('No one has joined with your link yet.')).toBeTruthy();
  expect(within(referral).getByRole('button', { name: 'Nothing to claim yet' })).toBeTruthy();
});

test('says that it is loading, then why it failed, and Retry recovers with the focus in place', async () => {
  const slow = Promise.withResolvers<unknown>();
  page = openPage({ [REWARDS]: () => slow.promise }, '/rewards');
  expect(await screen.findByText('Loading the rewards')).toBeTruthy();
  slow.resolve(fail(503, 'unavailable', 'Earning is closed for a moment.'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Rewards did not load');
  expect(alert.textContent).toContain('Earning is closed for a moment.');
  page.api.on(REWARDS, () => fakeRewards());
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await card('Daily Login Bonus')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Available rewards' }));
});

test('a page that is open at midnight (UTC) asks what the new day brings', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:30Z'), shouldAdvanceTime: true });
  openRewards(claimedToday);
  await screen.findByRole('button', { name: 'Claimed today' });
  page.api.on(REWARDS, () => fakeRewards({ daily: { streak: 4, next: '30.00', days: fakeDays(4) } }));
  act(() => {
    vi.advanceTimersByTime(36_000);
  });
  expect(await screen.findByRole('button', { name: 'Claim R$ 30' })).toBeTruthy();
});

const claimedToday: OwnRewards = {
  daily: { streak: 4, canClaim: false, isClaimedToday: true, next: '30.00', days: fakeDays(4, true) },
};

function openRewards(own: OwnRewards = {}, calls: FakeCalls = {}): void {
  page = openPage({ [REWARDS]: () => fakeRewards(own), ...calls }, '/rewards');
}

function card(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}
