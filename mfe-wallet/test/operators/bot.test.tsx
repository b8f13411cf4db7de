import { act, cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openTab, type OpenTab } from './open-tab.tsx';

const BOT = 'GET /api/admin/roblox-status';
const COOKIE = 'POST /api/admin/update-roblox-cookie';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}, query = '') => (page = openTab(`/admin?insert=bot${query}`, options));
const user = userEvent.setup();

describe('the bot', () => {
  test('is asked about every 30 s, which keeps no session alive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { findByText, api } = open();
    await findByText('Bot online');
    const asked = () => api.requests.filter(({ path }) => path === '/api/admin/roblox-status');
    const before = asked().length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(asked().length).toBeGreaterThan(before));
    expect(asked().every(({ headers }) => headers.get('x-background') === '1')).toBe(true);
  });

  test('that is offline says why, and is asked about by a press', async () => {
    const { findByText, findByRole, api } = open({
      calls: { [BOT]: () => ({ status: 'offline', username: null, robux: null, error: 'The cookie is not accepted any more' }) },
    });
    await user.click(await findByRole('button', { name: /^Bot offline/ }));
    expect(await findByText('The cookie is not accepted any more')).toBeTruthy();
    api.on(BOT, () => ({ status: 'online', username: 'vault_paybot', robux: 48_210, error: null }));
    await user.keyboard('{Escape}');
    await user.click(await findByRole('button', { name: 'Refresh bot status' }));
    expect(await findByText('Bot online')).toBeTruthy();
  });

  test('gets a new cookie, which is not empty, from an owner', async () => {
    const { findByRole, findByText, queryByRole, api } = open({
      calls: { [COOKIE]: () => fail(400, 'cookie_refused', 'The platform refuses it') },
    });
    await user.click(await findByRole('button', { name: 'Update cookie' }));
    const dialog = within(await findByRole('dialog', { name: 'Update bot cookie' }));
    await user.click(dialog.getByRole('button', { name: 'Test and save' }));
    expect(await dialog.findByText('Please enter a valid RobloSecurity cookie')).toBeTruthy();
    expect(api.sentTo(COOKIE)).toEqual([]);
    await user.type(dialog.getByLabelText('RobloSecurity cookie'), ' sim-bad {Enter}');
    expect(await dialog.findByText('The platform refuses it')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Request/ })).toBeNull();
    api.on(COOKIE, () => fail(503, 'unavailable', 'wallet is away'));
    await user.click(dialog.getByRole('button', { name: 'Test and save' }));
    expect(await dialog.findByText('wallet is away')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Request fake' })).toBeTruthy();
    api.on(COOKIE, () => ({ testResult: { username: 'vault_paybot', robux: 48_210 } }));
    await user.click(dialog.getByRole('button', { name: 'Test and save' }));
    expect(await findByText('Cookie updated')).toBeTruthy();
    expect(api.sentTo(COOKIE)[0]).toEqual({ roblosecurityCookie: 'sim-bad' });
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    await user.click(await findByRole('button', { name: 'Update cookie' }));
    expect(await findByRole('dialog', { name: 'Update bot cookie' })).toBeTruthy();
    expect(page?.getByLabelText('RobloSecurity cookie')).toHaveProperty('value', '');
  });

  test('gets one by an address as well, an owner only, and the address forgets it', async () => {
    const { findByRole, queryByRole, shell } = open({}, '&do=cookie');
    await findByRole('dialog', { name: 'Update bot cookie' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    expect(shell.router.state.location.search).toBe('?insert=bot');
    cleanup();
    page?.api.restore();
    const admin = open({ operator: { role: 'admin' } }, '&do=cookie');
    expect(await admin.findByText('Bot online')).toBeTruthy();
    expect(admin.queryByRole('dialog')).toBeNull();
  });
});
