import { cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inMinutes, someOperator } from '../standalone/fake-admin.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const LOGIN = 'POST /api/auth/admin-login';
const STATUS = 'GET /api/auth/admin-status';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
  vi.useRealTimers();
});
const open = (options: OpenPage = {}, path = '/admin?tab=admins') => (page = openPage(path, options));
const user = userEvent.setup();

async function fill({ findByLabelText }: ReturnType<typeof open>, username: string, password: string): Promise<void> {
  if (username) await user.type(await findByLabelText('Administrator username'), username);
  if (password) await user.type(await findByLabelText('Password'), password);
}

test('a file of a list is not asked for with a sign-in that is too old for it: the login comes first', async () => {
  const opened = open({ operator: { freshUntil: inMinutes(-1) } }, '/admin?tab=users');
  const link = await opened.findByRole('link', { name: /CSV/ });
  // No page behind it: what is not stopped here would leave this one.
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(await opened.findByRole('dialog', { name: 'Confirm that it is you' })).toBeTruthy();
});

describe('the login', () => {
  test('stands behind the question who is here', async () => {
    const asked = Promise.withResolvers<unknown>();
    const { findByText, findByLabelText, getByRole } = open({ calls: { [STATUS]: () => asked.promise } });
    expect(await findByText('Checking admin access...')).toBeTruthy();
    asked.resolve({ isAdmin: false, operator: null });
    await findByLabelText('Administrator username');
    expect(getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
  });

  test.each([
    ['', ''],
    ['mirela', ''],
    ['', 'secret'],
  ])('with the fields "%s" and "%s" asks for both and sends nothing', async (username, password) => {
    const opened = open({ operator: null });
    await fill(opened, username, password);
    await user.click(await opened.findByRole('button', { name: 'Access Admin Dashboard' }));
    expect(await opened.findByText('Please enter both username and password')).toBeTruthy();
    expect(opened.api.sentTo(LOGIN)).toEqual([]);
  });

  test.each([
    ['a refusal', () => fail(401, 'invalid_credentials', 'no'), 'Invalid admin credentials', false],
    ['an answer of somebody else', () => answer('<html>', 403), 'Invalid admin credentials', false],
    ['no network', () => Promise.reject(new TypeError('away')), 'Admin login failed. Please try again.', true],
    ['a service that is away', () => fail(503, 'unavailable', 'away'), 'Admin login failed. Please try again.', true],
    ['too many tries', () => fail(429, 'too_many_requests', 'Please wait 8 s and try again'), 'Please wait 8 s and try again', false],
  ])('says what came of it: %s', async (_what, call, words, hasId) => {
    const opened = open({ operator: null, calls: { [LOGIN]: call } });
    await fill(opened, ' mirela ', 'secret');
    await user.click(opened.getByRole('button', { name: 'Access Admin Dashboard' }));
    expect(await opened.findByText(words)).toBeTruthy();
    expect(opened.queryAllByRole('button', { name: /^Request/ })).toHaveLength(hasId ? 1 : 0);
    expect(opened.api.sentTo(LOGIN)).toEqual([{ username: 'mirela', password: 'secret' }]);
  });

  test('asks for the six digits when the account has a second step', async () => {
    const opened = open({ operator: null, calls: { [LOGIN]: () => fail(401, 'code_required', 'A code is needed') } });
    await fill(opened, 'mirela', 'secret');
    await user.click(opened.getByRole('button', { name: 'Access Admin Dashboard' }));
    await user.type(await opened.findByLabelText('Six-digit code'), '12345{Enter}');
    expect(await opened.findByText('Please enter the six digits of your app')).toBeTruthy();
    opened.api.on(LOGIN, () => fail(401, 'code_invalid', 'The code is not right'));
    await user.type(opened.getByLabelText('Six-digit code'), '6{Enter}');
    expect(await opened.findByText('The code is not right')).toBeTruthy();
    expect(opened.api.sentTo(LOGIN).at(-1)).toEqual({ username: 'mirela', password: 'secret', code: '123456' });
  });

  test('that cannot be asked about offers to try again', async () => {
    const { findByText, findByRole, api } = open({ calls: { [STATUS]: () => fail(503, 'unavailable', 'admin is away') } });
    expect(await findByText('Admin access could not be checked')).toBeTruthy();
    api.on(STATUS, () => ({ isAdmin: true, operator: someOperator() }));
    await user.click(await findByRole('button', { name: 'Retry' }));
    expect(await findByRole('navigation', { name: 'Console' })).toBeTruthy();
  });
});

describe('a session that ends in the middle', () => {
  test('leaves the page as it is, and goes on after a sign-in', async () => {
    const { findByRole, findByText, findByLabelText, getByLabelText, queryByText, api } = open({
      calls: {
        'GET /api/admin/overview': () => fail(401, 'not_signed_in', 'Please log in to continue'),
        [LOGIN]: () => ({ success: true }),
      },
    });
    await findByText('Your session has ended');
    api.on('GET /api/admin/overview', () => fail(503, 'unavailable', 'later'));
    expect((getByLabelText('Administrator username') as HTMLInputElement).value).toBe('mirela');
    await user.type(await findByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(queryByText('Your session has ended')).toBeNull());
    // What was refused has been asked for again.
    await waitFor(() => expect(api.requests.filter(({ path }) => path === '/api/admin/overview')).toHaveLength(2));
    expect(await findByRole('navigation', { name: 'Console' })).toBeTruthy();
  });

  test('is warned of two minutes before, and put off by who is there', async () => {
    const soon = someOperator({ idleEndsAt: inMinutes(1) });
    const { findByRole, queryByRole, api } = open({ calls: { [STATUS]: () => ({ isAdmin: true, operator: soon }) } });
    const stay = await findByRole('button', { name: 'Stay logged in' });
    // Asking whether somebody else has put it off keeps nothing alive; staying does.
    const asked = () =>
      api.requests.filter(({ path }) => path === '/api/auth/admin-status').map(({ headers }) => headers.get('x-background'));
    expect(asked()).toEqual([null, '1']);
    api.on(STATUS, () => ({ isAdmin: true, operator: someOperator() }));
    await user.click(stay);
    await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
    expect(asked()).toEqual([null, '1', null]);
  });

  test('is not warned of when another tab has put it off', async () => {
    let asked = 0;
    const { findByRole, queryByRole } = open({
      calls: {
        [STATUS]: () => {
          asked += 1;
          return { isAdmin: true, operator: someOperator({ idleEndsAt: inMinutes(asked === 1 ? 1 : 30) }) };
        },
      },
    });
    await findByRole('navigation', { name: 'Console' });
    await waitFor(() => expect(asked).toBe(2));
    expect(queryByRole('alertdialog')).toBeNull();
  });

  test('that has ended in the background brings the login', async () => {
    let asked = 0;
    const { findByText } = open({
      calls: {
        [STATUS]: () => {
          asked += 1;
          return asked === 1 ? { isAdmin: true, operator: someOperator({ idleEndsAt: inMinutes(1) }) } : { isAdmin: false, operator: null };
        },
      },
    });
    expect(await findByText('Your session has ended')).toBeTruthy();
  });
});

test('a role that was taken away in the middle shows in the controls after the first refusal', async () => {
  let role: 'owner' | 'moderator' = 'owner';
  const END = 'POST /api/admin/admins/01930000-0000-7000-8000-000000000002/end-sessions';
  const { findByRole, findByText } = open({
    calls: {
      [STATUS]: () => ({ isAdmin: true, operator: someOperator({ role }) }),
      [END]: () => fail(403, 'role_required', 'This needs the role owner. You are moderator.'),
    },
  });
  await user.click(await findByRole('button', { name: 'Actions for piotr_k' }));
  role = 'moderator';
  await user.click(await findByRole('menuitem', { name: 'End all sessions' }));
  expect(await findByText('Failed to end the sessions')).toBeTruthy();
  expect(await findByText('This needs the role owner. You are moderator.')).toBeTruthy();
  await waitFor(async () => expect((await findByRole('button', { name: 'Create admin' })).title).toBe('Needs the role owner'));
});
