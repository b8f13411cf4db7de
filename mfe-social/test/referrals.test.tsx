import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeLeaderboard, fakeRanks, fakeRewards, fakeStats } from '../standalone/fake-social.ts';
import { openPage } from './open-page.tsx';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  page?.api.restore();
  cleanup();
});
const open = (calls = {}) => (page = openPage('/referrals', calls));
const user = userEvent.setup();

describe('the link', () => {
  test('is copied, and says so', async () => {
    const { findByRole, findByText } = open();
    await user.click(await findByRole('button', { name: 'Copy' }));
    expect(await findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(/\/r\/\w+$/);
  });

  test('that cannot be copied is selected by hand', async () => {
    const { findByRole, findByText } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    await user.click(await findByRole('button', { name: 'Copy' }));
    expect(await findByText('Failed to copy link')).toBeTruthy();
  });
});

describe('sharing the link', () => {
  /** A browser that can share, or one that cannot share this. */
  function browserThatShares(canShare: boolean, share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())) {
    Object.assign(navigator, { share, canShare: () => canShare });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    });
    return share;
  }

  const FAILED = 'Failed to share link';

  test('is the system’s, where there is one; who closes it is told nothing', async () => {
    const share = browserThatShares(
      true,
      vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('closed', 'AbortError'))),
    );
    const { findByRole, queryByText } = open();
    const button = await findByRole('button', { name: 'Share' });
    await user.click(button);
    expect(share.mock.calls).toEqual([[{ url: expect.stringMatching(/\/r\/\w+$/) }]]);
    await expect.poll(() => button.ariaBusy).toBeNull();
    expect(queryByText(FAILED)).toBeNull();
  });

  test.each([
    ['the browser does not allow it', new DOMException('not now', 'NotAllowedError')],
    ['nothing takes a link', new DOMException('no target', 'DataError')],
    ['the browser is at fault', new TypeError('no')],
  ])('says so when %s', async (_why, reason) => {
    browserThatShares(
      true,
      vi.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(reason)),
    );
    const { findByRole, findByText } = open();
    await user.click(await findByRole('button', { name: 'Share' }));
    expect(await findByText(FAILED)).toBeTruthy();
    expect(await findByText('Copy the link and send it yourself.')).toBeTruthy();
  });

  test.each([
    ['has none', undefined],
    ['cannot share a link', false],
  ])('where the browser %s, there is Copy alone', async (_what, canShare) => {
    if (canShare !== undefined) browserThatShares(canShare);
    const { findByRole, queryByRole } = open();
    await findByRole('button', { name: 'Copy' });
    expect(queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('friends', () => {
  const REWARDS = 'GET /api/rewards';
  const CLAIM = 'POST /api/rewards/referral/claim';
  const claimed = { canClaim: false, claimableCount: 0, claimable: '0.00' };

  test('are listed with how far they are: few of them first, then all, also those of one shortened name', async () => {
    const { findByRole, getByRole, getByText } = open();
    const card = await findByRole('region', { name: 'Your friends' });
    const rows = () =>
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await findByRole('progressbar', { name: 't•••x on the way to the goal' });
    expect(
      rows()
        .slice(1)
        .map((row) => row.replace(/Joined .*?(?=R\$|Reached|Nothing|Bonus)/, ' ')),
    ).toEqual(['ll•••v Reached R$ 100', 'tt•••x R$ 64 of R$ 100', 'mm•••a R$ 18 of R$ 100', 'kk•••7 Nothing earned yet']);
    await user.click(getByRole('button', { name: 'Show all 14' }));
    expect(rows()).toHaveLength(7);
    expect(rows().filter((row) => row.includes('k•••7'))).toHaveLength(2);
    expect(getByText('and 8 more')).toBeTruthy();
  });

  test('at the goal are claimed for in one press, with one key until it is answered', async () => {
    const { findByRole, findByText, api, queryByRole } = open({
      [REWARDS]: () => fakeRewards({ claimableCount: 2, claimable: '200.00' }),
      [CLAIM]: () => fail(503, 'unavailable', 'Not right now.'),
    });
    expect(await findByText('2 friends have earned R$ 100')).toBeTruthy();
    await user.click(await findByRole('button', { name: 'Claim R$ 200' }));
    expect(await findByText('Failed to claim reward')).toBeTruthy();
    api.on(CLAIM, () => ({ reward: '200.00' }));
    api.on(REWARDS, () => fakeRewards(claimed));
    await user.click(await findByRole('button', { name: 'Claim R$ 200' }));
    expect(await findByText('You earned 200 Robux!')).toBeTruthy();
    await expect.poll(() => queryByRole('button', { name: /^Claim/ })).toBeNull();
    const keys = api.requests.filter(({ path }) => path.endsWith('/claim')).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['are worth something', true, 'Your first friend to earn R$ 100 is worth R$ 100 to you.'],
    ['are asked for without a promise while the bonus is off', false, 'Send it to someone who builds, too.'],
  ])('that nobody has yet %s', async (_what, isEnabled, words) => {
    const { findByText } = open({ [REWARDS]: () => fakeRewards({ ...claimed, friends: [], friendCount: 0, isEnabled }) });
    expect(await findByText(words)).toBeTruthy();
  });
});

describe('the rank', () => {
  test('is shown with the way to the next one', async () => {
    const { findByText, getAllByText, getByRole, getByText } = open();
    expect(await findByText('R$ 263.60')).toBeTruthy();
    expect(getByText(/to Gold, 34%$/)).toBeTruthy();
    expect(getByRole('progressbar', { name: 'Progress to Gold' }).getAttribute('aria-valuenow')).toBe('34.1');
    expect(getByText('Default rank')).toBeTruthy();
    expect(getByText('Current').closest('li')?.textContent).toContain('Silver');
    expect(getAllByText('3.00%').length).toBeGreaterThan(0);
  });

  test('that changed since the profile was read makes the frame read it again', async () => {
    const { findByText, api } = open();
    await findByText('Rank Progress');
    const asked = () => api.requests.filter(({ path }) => path === '/api/user/profile').length;
    await expect.poll(asked).toBeGreaterThan(1);
  });

  test('at the top is said', async () => {
    const { findByText } = open({
      'GET /api/referral/stats': () =>
        fakeStats({ currentRank: fakeRanks[4] as (typeof fakeRanks)[number], nextRank: null, progressToNext: 100 }),
    });
    expect(await findByText('Max Rank Achieved!')).toBeTruthy();
  });
});

describe('each piece', () => {
  test('fails by itself, and tries again', async () => {
    const { findByText, getByRole, findByRole, api } = open({
      'GET /api/referral/earnings': () => fail(500, 'internal_error', 'Something went wrong'),
    });
    expect(await findByText('Referral earnings did not load')).toBeTruthy();
    expect(await findByText('Nothing earned yet')).toBeTruthy();
    expect(await findByText('Rank Progress')).toBeTruthy();
    api.on('GET /api/referral/earnings', () => ({ earnings: [] }));
    await user.click(getByRole('button', { name: 'Retry' }));
    expect(await findByText('No referral earnings yet')).toBeTruthy();
    expect(await findByRole('heading', { name: 'Top earners' })).toBeTruthy();
  });
});

describe('the leaderboard', () => {
  test('is two boards of a week that ends', async () => {
    const { findByText, getByRole } = open({
      'GET /api/referral/leaderboard': () => fakeLeaderboard({ week: new Date(Date.now() - 5 * 86_400_000).toISOString(), referred: [] }),
    });
    await findByText(/^This week, (2 days|1 day 23 hours) left$/);
    expect(getByRole('region', { name: 'Top referrers' }).textContent).toContain('Be the first to bring a friend this week.');
  });

  test('shows a whole name by choice', async () => {
    const { findByRole, api } = open();
    api.on('PUT /api/referral/leaderboard', () => fakeLeaderboard({ fullName: true }));
    api.on('GET /api/referral/leaderboard', () => fakeLeaderboard({ fullName: api.sentTo('PUT /api/referral/leaderboard').length > 0 }));
    const shown = await findByRole('checkbox', { name: 'Show others my full name, here and in events', checked: false });
    await user.click(shown);
    expect(await findByRole('checkbox', { name: 'Show others my full name, here and in events', checked: true })).toBeTruthy();
    expect(api.sentTo('PUT /api/referral/leaderboard')).toEqual([{ fullName: true }]);
  });
});
