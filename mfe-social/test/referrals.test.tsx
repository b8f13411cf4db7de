import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeLeaderboard, fakeRanks, fakeStats } from '../standalone/fake-social.ts';
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
    expect(await findByText('Rank Progress')).toBeTruthy();
    api.on('GET /api/referral/earnings', () => ({ earnings: [] }));
    await user.click(getByRole('button', { name: 'Retry' }));
    expect(await findByText('No referral earnings yet')).toBeTruthy();
    expect(await findByRole('heading', { name: 'This week’s leaderboard' })).toBeTruthy();
  });
});

describe('the leaderboard', () => {
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
