import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { callOf, figuresAnswer, someFigures, someMoney, someUser, someUserCounts } from '../standalone/members/fake-members.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const LIST = 'GET /api/admin/users';
const { id: ID } = someUser();
const BAN = `POST /api/admin/users/${ID}/ban`;
const changed = { success: true, message: '', user: { id: ID, disabled: true } };

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenPage = {}, query = '') => (page = openPage(`/admin?tab=users${query}`, options));
const user = userEvent.setup();

async function act(opened: ReturnType<typeof open>, name: string, action: RegExp | string): Promise<void> {
  await user.click(await opened.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await opened.findByRole('menuitem', { name: action }));
}

describe('the list', () => {
  test('says on each chip how many there are, up to what is counted', async () => {
    const counts = someUserCounts({ risk: { total: 1000, totalIsExact: false }, debt: null });
    const opened = open({ calls: { 'GET /api/admin/users/counts': () => counts } });
    expect(await opened.findByRole('button', { name: 'Risk signs 1,000+' })).toBeTruthy();
    expect(opened.getByRole('button', { name: 'Banned 1' })).toBeTruthy();
    expect(opened.getByRole('button', { name: 'In debt' })).toBeTruthy();
  });

  test('shows who is banned, who has a debt, who has risk signs, and what each has', async () => {
    const { findByRole, getByRole } = open();
    const row = await findByRole('row', { name: /tundra_vex/ });
    expect(row.querySelector('[data-place=detail]')?.textContent).toMatch(/Platinum, joined .+/);
    expect(row.textContent).toContain('1 risk sign');
    expect(row.textContent).toContain('12,904.25');
    expect(getByRole('row', { name: /mossy_pixel/ }).textContent).toContain('Banned');
    expect(getByRole('row', { name: /xX_Rinari_Xx/ }).textContent).toContain('Debt 38.00');
    expect(getByRole('row', { name: /mirela/ }).textContent).toContain('owner');
  });

  test('draws what each earned on the last seven days, asked for in one call; without it the rest stands', async () => {
    const DAYS = 'GET /api/admin/money/earned-days';
    const opened = open();
    const row = await opened.findByRole('row', { name: /tundra_vex/ });
    await waitFor(() => expect(row.querySelector('svg polyline')?.getAttribute('points')?.split(' ')).toHaveLength(7));
    expect(opened.api.requests.filter(({ path }) => `GET ${path}` === DAYS)).toHaveLength(1);
    cleanup();
    const without = open({ calls: { [DAYS]: () => fail(503, 'unavailable', 'wallet is away') } });
    expect((await without.findByRole('row', { name: /tundra_vex/ })).querySelector('svg polyline')).toBeNull();
  });

  test('asks the server by filter and order, in the address; an order that a filter does not have is left out', async () => {
    const opened = open({}, '&filter=risk&sort=-balance');
    await opened.findByRole('row', { name: /tundra_vex/ });
    expect(opened.queryByRole('row', { name: /kaitlynplays/ })).toBeNull();
    const asked = opened.api.requests.find(({ path }) => path === '/api/admin/users')?.query;
    expect([asked?.get('filter'), asked?.get('sort')]).toEqual(['risk', null]);
  });

  test('is narrowed down to an amount or to days; only what the server can order then is a button', async () => {
    const opened = open({}, '&sort=-totalEarned');
    await opened.findByRole('row', { name: /tundra_vex/ });
    await user.click(opened.getByRole('button', { name: 'Filter' }));
    await user.click(await opened.findByRole('menuitem', { name: 'Balance at least, R$…' }));
    await user.type(opened.getByLabelText('Balance at least, R$'), '1000{Enter}');
    await waitFor(() => {
      const asked = opened.api.requests.findLast(({ path }) => path === '/api/admin/users')?.query;
      expect([asked?.get('balanceAtLeast'), asked?.get('sort')]).toEqual(['1000', null]);
    });
    expect(opened.getByRole('columnheader', { name: 'Balance, R$' }).getAttribute('aria-sort')).toBe('descending');
    expect(within(opened.getByRole('columnheader', { name: 'Joined' })).queryByRole('button')).toBeNull();
    // An amount and days are known to different services.
    expect(opened.queryByRole('button', { name: 'Filter' })).toBeNull();
  });

  test('keeps the way back through its pages while a profile is open over it', async () => {
    const pageAfter = (cursor: string | null) => Number(cursor ?? '0') + 1;
    const opened = open({
      calls: {
        [LIST]: ({ query }) => {
          const place = pageAfter(query.get('cursor'));
          const users = [someUser({ username: `on_page_${place}` })];
          return { users, nextCursor: place < 3 ? `${place}` : null, total: 3, totalIsExact: true, unavailable: [] };
        },
      },
    });
    for (const place of [1, 2]) {
      await opened.findByRole('row', { name: new RegExp(`on_page_${place}`) });
      await user.click(opened.getByRole('button', { name: 'Next' }));
    }
    await act(opened, 'on_page_3', 'Open profile');
    await opened.findByRole('dialog', { name: 'tundra_vex' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
    await user.click(opened.getByRole('button', { name: 'Previous' }));
    expect(await opened.findByRole('row', { name: /on_page_2/ })).toBeTruthy();
  });

  test('shows a gap for what a service that is away would know', async () => {
    const users = [
      someUser({ balance: null, totalEarned: null, wageredBalance: null, winnedBalance: null, lostBalance: null, debt: null }),
    ];
    const { findByRole } = open({
      calls: { [LIST]: () => ({ users, nextCursor: null, total: 1, totalIsExact: true, unavailable: ['wallet'] }) },
    });
    expect((await findByRole('row', { name: /tundra_vex/ })).textContent).toContain('—');
  });

  test('says what failed and asks again', async () => {
    const opened = open({ calls: { [LIST]: () => fail(503, 'unavailable', 'identity is not available right now.') } });
    expect(await opened.findByText('identity is not available right now.')).toBeTruthy();
    opened.api.on(LIST, () => ({ users: [], nextCursor: null, total: 0, totalIsExact: true, unavailable: [] }));
    await user.click(opened.getByRole('button', { name: 'Retry' }));
    expect(await opened.findByText('No members')).toBeTruthy();
  });
});

describe('a ban', () => {
  test('needs a reason, is sent once, and the list is asked again', async () => {
    const answer = Promise.withResolvers<unknown>();
    const opened = open({ calls: { [BAN]: () => answer.promise } });
    await act(opened, 'tundra_vex', 'Ban with a reason…');
    const dialog = within(await opened.findByRole('dialog', { name: 'Ban tundra_vex' }));
    await user.click(dialog.getByRole('button', { name: 'Ban user' }));
    expect(await dialog.findByText('Please enter a reason for the ban')).toBeTruthy();
    expect(opened.api.sentTo(BAN)).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), ' Two accounts ');
    clickTwice(dialog.getByRole('button', { name: 'Ban user' }));
    answer.resolve(changed);
    expect(await opened.findByText('User banned')).toBeTruthy();
    expect(opened.api.sentTo(BAN)).toEqual([{ reason: 'Two accounts' }]);
    await waitFor(() => expect(opened.api.sentTo(LIST)).toHaveLength(2));
  });

  test.each([
    ['an HTML page under 200', () => new Response('<!doctype html><h1>Oops</h1>', { headers: { 'content-type': 'text/html' } })],
    [
      'an HTML page under 502',
      () => new Response('<html><body>Bad gateway</body></html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    ],
  ])('answered by %s says so', async (_, answer) => {
    const opened = open({ calls: { [BAN]: answer } });
    await act(opened, 'tundra_vex', 'Ban with a reason…');
    const dialog = within(await opened.findByRole('dialog', { name: 'Ban tundra_vex' }));
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Ban user' }));
    expect(await opened.findByText('Failed to ban user')).toBeTruthy();
    expect(opened.getByText('Server returned an error page instead of JSON')).toBeTruthy();
    expect((dialog.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('x');
  });

  test('is not offered for an administrator, and enabling only for who is banned', async () => {
    const opened = open({ calls: { 'POST /api/admin/users/u3/enable': () => ({ ...changed, user: { id: 'u3', disabled: false } }) } });
    await user.click(await opened.findByRole('button', { name: 'Actions for mirela' }));
    expect(await opened.findByRole('menuitem', { name: 'Open profile' })).toBeTruthy();
    expect(opened.queryByRole('menuitem', { name: /Ban|Enable|Disable/ })).toBeNull();
    await user.keyboard('{Escape}');
    await act(opened, 'mossy_pixel', 'Enable');
    expect(await opened.findByText('User enabled')).toBeTruthy();
  });

  test('of several is one reason for all, and names who could not be banned', async () => {
    const refused = () => fail(409, 'already_disabled', 'kaitlynplays is suspended already (bob).');
    const opened = open({ calls: { [BAN]: () => changed, 'POST /api/admin/users/u2/ban': refused } });
    for (const name of ['tundra_vex', 'kaitlynplays', 'mirela'])
      await user.click(await opened.findByRole('checkbox', { name: `Select ${name}` }));
    await user.click(opened.getByRole('button', { name: 'Ban 2…' }));
    const dialog = within(await opened.findByRole('dialog', { name: 'Ban 2 members' }));
    await user.type(dialog.getByLabelText('Reason'), 'One person');
    await user.click(dialog.getByRole('button', { name: 'Ban 2 users' }));
    expect(await opened.findByText('kaitlynplays: kaitlynplays is suspended already (bob).')).toBeTruthy();
    expect(opened.api.sentTo(BAN)).toEqual([{ reason: 'One person' }]);
  });
});

describe('the profile', () => {
  test('opens from the list, is in the address, and shows what the member has and how it came to that', async () => {
    const opened = open();
    await act(opened, 'tundra_vex', 'Open profile');
    const drawer = within(await opened.findByRole('dialog', { name: 'tundra_vex' }));
    expect(await drawer.findByText('Wall C · Learning online')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  });

  test('says what came in and went out, that it is the balance or that it is not, and stands by itself when that fails', async () => {
    const opened = open();
    await act(opened, 'tundra_vex', 'Open profile');
    const card = within(await opened.findByRole('region', { name: 'Came in' }));
    expect(card.getByText('Walls')).toBeTruthy();
    expect(opened.getByText(/25,924\.25 − 13,020\.00 =/)).toBeTruthy();

    cleanup();
    opened.api.restore();
    const moved = open({ calls: { [callOf('figures')]: () => figuresAnswer(someFigures({ balance: { other: '-1.00' } })) } });
    await act(moved, 'tundra_vex', 'Open profile');
    expect(await moved.findByText(/The balance has changed since, or differs/)).toBeTruthy();

    cleanup();
    moved.api.restore();
    const failing = open({ calls: { [callOf('figures')]: () => fail(503, 'unavailable', 'wallet is away') } });
    await act(failing, 'tundra_vex', 'Open profile');
    const failed = within(
      (await failing.findByText('What came in and went out did not load')).closest('section, article, div') as HTMLElement,
    );
    expect(failing.getByText('Wall C · Learning online')).toBeTruthy();
    failing.api.on(callOf('figures'), () => figuresAnswer(someFigures()));
    await user.click(failed.getByRole('button', { name: 'Retry' }));
    expect(await failing.findByText(/^Equals the balance/)).toBeTruthy();
  });

  test('goes on to the next of the list in place', async () => {
    const opened = open({
      calls: { [callOf('members', 'u2')]: () => ({ user: someUser({ id: 'u2', username: 'kaitlynplays' }) }) },
    });
    await act(opened, 'tundra_vex', 'Open profile');
    const first = within(await opened.findByRole('dialog', { name: 'tundra_vex' }));
    expect(await first.findByText('1 of 5')).toBeTruthy();
    expect((first.getByRole('button', { name: 'Previous member' }) as HTMLButtonElement).disabled).toBe(true);
    await user.click(first.getByRole('button', { name: 'Next member' }));
    const next = within(await opened.findByRole('dialog', { name: 'kaitlynplays' }));
    expect(next.getByText('2 of 5')).toBeTruthy();
    expect(document.activeElement).toBe(next.getByRole('button', { name: 'Next member' }));
    expect(next.queryByText('tundra_vex')).toBeNull();
  });

  test('a remote’s part asks for the end of all sessions by the address: the question stands over the profile', async () => {
    const END = `POST /api/admin/devices/of-member/${ID}/end-sessions`;
    const opened = open({ calls: { [END]: () => ({ ended: 2 }) } }, `&member=${ID}`);
    await opened.findByText('12 rounds of Bombs');
    await opened.shell.router.navigate(`/admin?tab=users&member=${ID}&do=end-sessions`);
    const question = within(await opened.findByRole('alertdialog', { name: 'End all sessions of tundra_vex?' }));
    await user.click(question.getByRole('button', { name: 'End all sessions' }));
    expect(await opened.findByText('2 sessions ended')).toBeTruthy();
    await waitFor(() => expect(opened.queryByRole('alertdialog')).toBeNull());
    expect(opened.shell.router.state.location.search).toBe(`?tab=users&member=${ID}`);
  });

  test('names the services that did not answer', async () => {
    const away = () => fail(503, 'unavailable', 'wallet is away');
    const opened = open({ calls: { [callOf('money')]: away } }, `&member=${ID}`);
    expect(await opened.findByText(/No answer from wallet\./)).toBeTruthy();
    expect(await opened.findByText('12 rounds of Bombs')).toBeTruthy();
    opened.api.on(callOf('money'), () => someMoney());
    await user.click(opened.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await opened.findByText(/^Equals the balance/)).toBeTruthy();
    expect(opened.queryByText(/No answer from/)).toBeNull();
  });

  test('of nobody says so', async () => {
    const opened = open(
      { calls: { [callOf('members', 'nobody')]: () => fail(404, 'member_not_found', 'There is no such member') } },
      '&member=nobody',
    );
    expect(await opened.findByText('There is no such member')).toBeTruthy();
  });
});
