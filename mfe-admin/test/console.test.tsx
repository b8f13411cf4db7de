import { act, cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { openPage, type OpenPage } from './open-page.tsx';

const OVERVIEW = 'GET /api/admin/overview';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenPage = {}) => (page = openPage('/admin?tab=admins', options));
const user = userEvent.setup();
const nobody = { users: null, withdrawals: null, promoCodes: null, events: null, unavailable: ['identity', 'wallet', 'earn', 'social'] };

describe('the five figures', () => {
  test('are there, each says what it counts, and the tabs bear theirs', async () => {
    const { findByRole, findByText, getByRole } = open();
    const figures = within(await findByRole('region', { name: 'Figures' }));
    expect(await figures.findByText('12,418')).toBeTruthy();
    expect(await figures.findByText('3 over 24 h')).toBeTruthy();
    expect(getByRole('link', { name: /^Users/ }).textContent).toBe('Users12,418');
    await user.click(figures.getByRole('button', { name: /^Pending withdrawals/ }));
    expect(await findByText(/neither paid nor returned/)).toBeTruthy();
  });

  test('count active users within the window that is chosen, 24 hours at first', async () => {
    const { findByLabelText, findByText, api } = open();
    expect(await findByText('612')).toBeTruthy();
    await user.click(await findByLabelText('6 h'));
    expect(await findByText('210')).toBeTruthy();
    const asked = api.requests.filter(({ path }) => path === '/api/admin/active-users').map(({ query }) => query.get('hours'));
    expect(asked).toEqual(['24', '6']);
  });

  test('that nobody could say are not 0, and are asked for again', async () => {
    const counts = { totalUsers: 5, pendingWithdrawals: null, activePromoCodes: null, activeEvents: null };
    const { findAllByText, getAllByRole, findByText, api } = open({ calls: { [OVERVIEW]: () => ({ ...nobody, counts }) } });
    expect(await findAllByText('not known')).toHaveLength(3);
    api.on(OVERVIEW, () => ({ ...nobody, counts: { ...counts, activeEvents: 77 } }));
    await user.click(getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await findByText('77')).toBeTruthy();
  });

  test('that did not come say which call it was', async () => {
    const { findAllByRole } = open({ calls: { [OVERVIEW]: () => fail(503, 'unavailable', 'admin is away') } });
    expect(await findAllByRole('button', { name: 'Request fake' })).toHaveLength(4);
  });
});

test('figures of the keyboard open the tabs in their order, but where one types', async () => {
  const { findByRole, findAllByRole, shell } = open();
  await findByRole('link', { name: /^Users/ });
  await user.keyboard('2');
  expect(shell.router.state.location.search).toBe('?tab=social');
  await user.type((await findAllByRole('textbox'))[0] as HTMLElement, '3');
  expect(shell.router.state.location.search).toBe('?tab=social');
  // A remote's tab, which has a copy of its own, switches them off.
  act(() => void dispatchEvent(new CustomEvent('operators:single-keys', { detail: false })));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('3');
  expect(shell.router.state.location.search).toBe('?tab=social');
});

describe('a second step', () => {
  test('that is required comes before everything else', async () => {
    const { findByRole, findByLabelText, queryByRole, api } = open({
      operator: { mustAddTotp: true, hasTotp: false },
      calls: {
        'POST /api/admin/my-totp': () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/facet:mirela?secret=JBSWY3DPEHPK3PXP' }),
        'POST /api/admin/my-totp/confirm': () => fail(400, 'totp_code_wrong', 'This code is not right'),
      },
    });
    await user.click(await findByRole('button', { name: 'Add an authenticator app' }));
    expect(queryByRole('navigation', { name: 'Console' })).toBeNull();
    expect(await page?.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await user.type(await findByLabelText('Six-digit code'), '12345{Enter}');
    expect(await page?.findByText('Please enter the six digits of your app')).toBeTruthy();
    await user.type(await findByLabelText('Six-digit code'), '6{Enter}');
    expect(await page?.findByText('This code is not right')).toBeTruthy();
    expect(api.sentTo('POST /api/admin/my-totp/confirm')).toEqual([{ code: '123456' }]);
  });

  test('is removed with the password', async () => {
    const { findByRole, findByText, api } = open({ calls: { 'POST /api/admin/my-totp/remove': () => ({ success: true }) } });
    await user.click(await findByRole('button', { name: /^mirela/ }));
    await user.click(await findByRole('menuitem', { name: 'Your account' }));
    await user.click(await findByRole('tab', { name: 'Second step' }));
    const panel = within(await findByRole('tabpanel', { name: 'Second step' }));
    await user.type(panel.getByLabelText('Current password'), 'secret{Enter}');
    expect(await findByText('Authenticator app removed')).toBeTruthy();
    expect(api.sentTo('POST /api/admin/my-totp/remove')).toEqual([{ password: 'secret' }]);
  });
});

test('another session of one’s own is ended', async () => {
  const END = 'DELETE /api/admin/my-sessions/01930000-0000-7000-8000-0000000000a2';
  const { findByRole, findByText, api } = open({ calls: { [END]: () => ({ success: true }) } });
  await user.click(await findByRole('button', { name: /^mirela/ }));
  await user.click(await findByRole('menuitem', { name: 'Your account' }));
  await user.click(await findByRole('tab', { name: 'Sessions' }));
  expect(await findByText('this one')).toBeTruthy();
  await user.click(await findByRole('button', { name: 'End' }));
  await waitFor(() => expect(api.sentTo(END)).toHaveLength(1));
});
