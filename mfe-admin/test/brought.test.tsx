import { act, cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperatorsApi, useOperator, type OperatorsEntry, type OperatorsPartProps } from '@facet/remote-kit';
import { fail } from '@facet/remote-kit/testing';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { someUser } from '../standalone/members/fake-members.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const declared = (id: string, order: number) => ({ id, label: id, labels: {}, role: 'admin' as const, order });
const entry: OperatorsEntry = {
  name: 'mfe-sample/operators',
  tabs: [
    { ...declared('Samples', 35), path: '/admin?tab=Samples', icon: 'gift', badge: '/api/admin/samples/waiting' },
    { ...declared('shelf', 15), label: 'Shelf', path: '/admin/shelf', icon: 'gift', badge: '/api/admin/samples/shelved' },
    { ...declared('cellar', 95), label: 'Cellar', path: '/admin/cellar', icon: 'gift', inMenu: true },
  ],
  memberPanels: [
    declared('Samples taken', 10),
    { ...declared('Give a sample', 60), icon: 'gift', inMenu: true },
    { ...declared('Beside it', 5), beside: true },
    { ...declared('Above all', 4), beside: true, isHeld: true },
  ],
  figures: [declared('Samples left', 10)],
  inserts: [
    { ...declared('tap', 10), at: 'bar' },
    { ...declared('asked', 10), at: 'members' },
  ],
  commands: [
    { ...declared('new', 10), label: 'New sample', path: '/admin?tab=Samples&do=new', icon: 'plus' },
    { ...declared('empty', 20), label: 'Empty the shelf', path: '/admin/shelf?do=empty', icon: 'plus', inMenu: true },
  ],
};

const api = createOperatorsApi('mfe-sample', {
  endpoints: (build) => ({
    listSamples: build.query<string[], void>({ query: () => '/api/admin/samples' }),
    addSample: build.mutation<null, void>({ query: () => ({ path: '/api/admin/samples', method: 'POST', body: {} }) }),
  }),
});

/** What was asked for of remotes. */
let drawn: OperatorsPartProps[] = [];

function Part(asked: OperatorsPartProps) {
  drawn.push(asked);
  const { username } = useOperator();
  return (
    <p>
      {asked.kind} {asked.id} for {username}
    </p>
  );
}

function TalkingPart() {
  const { data } = api.useListSamplesQuery();
  const [add] = api.useAddSampleMutation();
  return (
    <>
      <p>{data ? data.join() : 'nothing yet'}</p>
      <button type="button" onClick={() => void add()}>
        Add
      </button>
    </>
  );
}

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
  drawn = [];
});
const user = userEvent.setup();
const host = { entries: [entry], Part };
const talking = { entries: [{ ...entry, figures: [], inserts: [] }], Part: TalkingPart };
const open = (path: string, options: OpenPage = {}) => (page = openPage(path, { host, ...options }));

test('tabs of remotes stand among the console’s own, in order, and nothing of them is asked for until one is opened', async () => {
  const { findByRole, findByText } = open('/admin?tab=admins');
  const tabs = within(await findByRole('navigation', { name: 'Console' }));
  const labels = tabs.getAllByRole('link').map(({ textContent }) => textContent?.replace(/[\d,]+$/, ''));
  const lasting = ['Users', 'Samples', 'Social Media', 'Admin Accounts'];
  expect(labels.filter((label) => lasting.includes(label ?? ''))).toEqual(lasting);
  expect(drawn.filter(({ kind }) => kind === 'routes')).toEqual([]);
  await user.click(tabs.getByRole('link', { name: 'Samples' }));
  expect(await findByText('routes Samples for mirela')).toBeTruthy();
});

test('a role that is too low is told so in the tab, and its code is not asked for', async () => {
  const { findByText } = open('/admin?tab=Samples', { operator: { role: 'moderator' } });
  expect(await findByText('Needs the role admin')).toBeTruthy();
  expect(drawn).toEqual([]);
});

test('a tab’s badge says how many things wait, in the background, and anew once a tab has changed something', async () => {
  const WAITING = 'GET /api/admin/samples/waiting';
  const calls = { [WAITING]: () => ({ count: 3 }), 'GET /api/admin/samples': () => [], 'POST /api/admin/samples': () => ({}) };
  const opened = open('/admin?tab=admins', { host: talking, calls });
  const tab = await opened.findByRole('link', { name: 'Samples3' });
  const asked = opened.api.requests.filter(({ path }) => path === '/api/admin/samples/waiting');
  expect(asked.map(({ headers }) => headers.get('x-background'))).toEqual(['1']);
  act(() => opened.shell.store.install('mfe-sample/operators', { api }));
  await user.click(tab);
  opened.api.on(WAITING, () => ({ count: 0 }));
  await user.click(await opened.findByRole('button', { name: 'Add' }));
  expect(await opened.findByRole('link', { name: 'Samples0' })).toBeTruthy();
});

test('a badge that nobody can say is not there; it is not asked for where the role is too low', async () => {
  const away = open('/admin?tab=admins', { calls: { 'GET /api/admin/samples/waiting': () => fail(503, 'unavailable', 'It is away.') } });
  expect((await away.findByRole('link', { name: /^Samples/ })).textContent).toBe('Samples');
  cleanup();
  away.api.restore();
  const moderator = open('/admin?tab=admins', { operator: { role: 'moderator' } });
  expect((await moderator.findByRole('link', { name: /^Samples/ })).textContent).toBe('Samples');
  expect(moderator.api.requests.filter(({ path }) => path === '/api/admin/samples/waiting')).toEqual([]);
});

test('inserts stand in the bar of every page', async () => {
  expect(await open('/admin/audit').findByText('inserts tap for mirela')).toBeTruthy();
  cleanup();
  page?.api.restore();
  expect(await open('/admin/releases').findByText('inserts tap for mirela')).toBeTruthy();
});

test('an insert that does not load leaves a button, which tries again', async () => {
  const retry = vi.fn<() => void>();
  const FailedPart = ({ failed }: OperatorsPartProps) => failed?.(retry);
  const { findByRole } = open('/admin/audit', { host: { entries: [{ ...entry, figures: [] }], Part: FailedPart } });
  await user.click(await findByRole('button', { name: 'tap did not load' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a command in the operator’s menu goes to its address, for whom the role is enough', async () => {
  const { findByRole, findByText } = open('/admin/audit');
  await user.click(await findByRole('button', { name: /^mirela/ }));
  await user.click(await findByRole('menuitem', { name: 'Empty the shelf' }));
  expect(await findByText('routes shelf for mirela')).toBeTruthy();
  expect(page?.shell.router.state.location.search).toBe('?do=empty');
  cleanup();
  page?.api.restore();
  const moderator = open('/admin/audit', { operator: { role: 'moderator' } });
  await user.click(await moderator.findByRole('button', { name: /^mirela/ }));
  expect((await moderator.findByRole('menuitem', { name: 'Empty the shelf' })).getAttribute('aria-disabled')).toBe('true');
});

test('an address of any tab with a member opens the member’s profile over it', async () => {
  const { findByRole, findByText } = open(`/admin?tab=Samples&member=${someUser().id}`);
  expect(await findByRole('dialog', { name: someUser().username })).toBeTruthy();
  expect(await findByText('routes Samples for mirela')).toBeTruthy();
});

test('pages of remotes have an address, and a place in the bar or behind its More', async () => {
  const { findByText, findByRole } = open('/admin/shelf');
  expect(await findByText('routes shelf for mirela')).toBeTruthy();
  const bar = within(await findByRole('navigation', { name: 'Pages' }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Shelf');
  expect(bar.queryByRole('link', { name: 'Cellar' })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'More' }));
  await user.click(await findByRole('menuitem', { name: 'Cellar' }));
  expect(await findByText('routes cellar for mirela')).toBeTruthy();
});

test('how many wait stands in the bar', async () => {
  const { findByRole } = open('/admin/audit', { calls: { 'GET /api/admin/samples/shelved': () => ({ count: 3 }) } });
  expect(await findByRole('link', { name: 'Shelf3' })).toBeTruthy();
});

test('a page of a remote with a member in its address has their profile over it', async () => {
  const { findByRole, findByText } = open(`/admin/shelf?member=${someUser().id}`);
  expect(await findByRole('dialog', { name: someUser().username })).toBeTruthy();
  expect(await findByText('routes shelf for mirela')).toBeTruthy();
});

test('a profile is not shown before the card that stands above all else is there', async () => {
  const told = Promise.withResolvers<void>();
  let isThere = false;
  const HeldPart = ({ id, pending }: OperatorsPartProps) => {
    const [isLoaded, setLoaded] = useState(isThere);
    useEffect(() => void told.promise.then(() => setLoaded((isThere = true))), []);
    return id !== 'Above all' || isLoaded ? <p>{id}</p> : pending;
  };
  const { findByText, getByText } = open(`/admin?tab=users&member=${someUser().id}`, { host: { entries: [entry], Part: HeldPart } });
  const timeline = await findByText('12 rounds of Bombs');
  const hidden = () => timeline.closest('[class*=notYet]');
  expect(hidden()).not.toBeNull();
  told.resolve();
  await findByText('Above all');
  expect(hidden()).toBeNull();
  expect(getByText('Beside it')).toBeTruthy();
});

test('what the console changes of a member is asked for again by remotes', async () => {
  const { id } = someUser();
  const calls = { 'GET /api/admin/samples': () => ['one'], [`POST /api/admin/users/${id}/disable`]: () => ({ success: true }) };
  const opened = open('/admin?tab=admins', { host: talking, calls });
  await opened.findByRole('navigation', { name: 'Console' });
  act(() => opened.shell.store.install('mfe-sample/operators', { api }));
  await act(() => opened.shell.router.navigate(`/admin?tab=Samples&member=${id}`));
  await opened.findByRole('button', { name: 'Actions for tundra_vex' });
  const asked = () => opened.api.requests.filter(({ path, method }) => method === 'GET' && path === '/api/admin/samples').length;
  const before = asked();
  await user.click(opened.getByRole('button', { name: 'Actions for tundra_vex' }));
  await user.click(await opened.findByRole('menuitem', { name: 'Disable…' }));
  await user.click(await opened.findByRole('button', { name: 'Disable user' }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});

test('an address that nobody brings is not found', async () => {
  expect(await open('/admin/nowhere').findByText('404 Page Not Found')).toBeTruthy();
});

test('the palette has their tabs, pages and commands', async () => {
  const { findByRole, findByText } = open('/admin?tab=admins');
  await findByRole('navigation', { name: 'Console' });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await findByRole('dialog', { name: 'Go to' }));
  await user.type(dialog.getByLabelText('Tab, page, member or action'), 's');
  expect(dialog.getByRole('button', { name: 'Shelf' })).toBeTruthy();
  await user.clear(dialog.getByLabelText('Tab, page, member or action'));
  await user.type(dialog.getByLabelText('Tab, page, member or action'), 'new sam{Enter}');
  expect(await findByText('routes Samples for mirela')).toBeTruthy();
  expect(page?.shell.router.state.location.search).toBe('?tab=Samples&do=new');
});

test('figures stand above the tabs, panels in a member’s profile and beside their timeline; what is to do is a button of it', async () => {
  const { findByText, findByRole } = open(`/admin?tab=users&member=${someUser().id}`);
  expect(await findByText('figures Samples left for mirela')).toBeTruthy();
  const parts = within(await findByRole('tablist', { name: 'Parts of the profile' })).getAllByRole('tab');
  expect(parts.map(({ textContent }) => textContent?.replace(/ \d*$/, ''))).toEqual(['Timeline', 'Samples taken', 'Audit']);
  expect(await findByText('memberPanels Beside it for mirela')).toBeTruthy();
  await user.click(await findByRole('tab', { name: 'Samples taken' }));
  expect(await findByText('memberPanels Samples taken for mirela')).toBeTruthy();
  expect(drawn.findLast(({ kind }) => kind === 'memberPanels')?.props).toEqual({
    memberId: someUser().id,
    username: 'tundra_vex',
    isDeleted: false,
  });
  await user.click(await findByRole('button', { name: 'Give a sample…' }));
  expect(await findByRole('tab', { name: 'Give a sample', selected: true })).toBeTruthy();
});

test('the palette leads to the parts of a found member’s profile that remotes bring', async () => {
  const { findByRole, getByRole } = open('/admin/audit');
  await user.click(await findByRole('button', { name: /Search/ }));
  await user.type(await findByRole('textbox', { name: 'Tab, page, member or action' }), 'tund');
  await user.click(await findByRole('button', { name: /^Samples taken of tundra_vex/ }));
  expect(await findByRole('tab', { name: 'Samples taken', selected: true })).toBeTruthy();
  expect(getByRole('heading', { name: 'tundra_vex' })).toBeTruthy();
});

test('a panel that is something to do is among what can be done with a member; inserts stand below the list', async () => {
  const { findByText, findByRole } = open('/admin?tab=users');
  expect(await findByText('inserts asked for mirela')).toBeTruthy();
  await user.click(await findByRole('button', { name: 'Actions for tundra_vex' }));
  await user.click(await findByRole('menuitem', { name: 'Give a sample' }));
  expect(await findByText('memberPanels Give a sample for mirela')).toBeTruthy();
  expect(page?.shell.router.state.location.search).toBe(`?tab=users&member=${someUser().id}&part=Give+a+sample&do=Give+a+sample`);
});

test.each([
  [401, 'session_required', 'Your session has ended'],
  [403, 'sign_in_again', 'Confirm that it is you'],
])('a tab whose call is refused by %i %s brings the login over it, and is asked again after signing in', async (status, code, name) => {
  const calls = {
    'GET /api/admin/samples': () => fail(status, code, 'Sign in'),
    'POST /api/auth/admin-login': () => ({ success: true }),
  };
  const opened = open('/admin?tab=admins', { host: talking, calls });
  await opened.findByRole('navigation', { name: 'Console' });
  act(() => opened.shell.store.install('mfe-sample/operators', { api }));
  await user.click(opened.getByRole('link', { name: 'Samples' }));
  const login = within(await opened.findByRole('dialog', { name }));
  opened.api.on('GET /api/admin/samples', () => ['one', 'two']);
  await user.type(login.getByLabelText('Password'), 'secret{Enter}');
  expect(await opened.findByText('one,two')).toBeTruthy();
  await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
});

test('what a tab changes makes the console’s figures be asked for anew', async () => {
  const calls = { 'GET /api/admin/samples': () => [], 'POST /api/admin/samples': () => ({}) };
  const opened = open('/admin?tab=admins', { host: talking, calls });
  await opened.findByRole('navigation', { name: 'Console' });
  act(() => opened.shell.store.install('mfe-sample/operators', { api }));
  await user.click(opened.getByRole('link', { name: 'Samples' }));
  const asked = () => opened.api.requests.filter(({ path }) => path === '/api/admin/overview').length;
  const before = asked();
  await user.click(await opened.findByRole('button', { name: 'Add' }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});
