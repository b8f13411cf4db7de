import { act, cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperatorsApi, useOperator, type OperatorsEntry, type OperatorsPartProps } from '@facet/remote-kit';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, it } from 'vitest';
import { someUser } from '../src/members/fake-members.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const declared = (id: string, order: number) => ({ id, label: id, labels: {}, role: 'admin' as const, order });
const entry: OperatorsEntry = {
  name: 'mfe-sample/operators',
  tabs: [
    { ...declared('Samples', 35), path: '/admin?tab=Samples', icon: 'gift' },
    { ...declared('shelf', 15), label: 'Shelf', path: '/admin/shelf', icon: 'gift' },
    { ...declared('cellar', 95), label: 'Cellar', path: '/admin/cellar', icon: 'gift', inMenu: true },
  ],
  memberPanels: [declared('Samples taken', 10)],
  figures: [declared('Samples left', 10)],
  commands: [{ ...declared('new', 10), label: 'New sample', path: '/admin?tab=Samples&do=new', icon: 'plus' }],
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
const talking = { entries: [{ ...entry, figures: [] }], Part: TalkingPart };
const open = (path: string, options: OpenPage = {}) => (page = openPage(path, { host, ...options }));

it('tabs of remotes stand among the console’s own, in order, and nothing of them is asked for until one is opened', async () => {
  const { findByRole, findByText } = open('/admin?tab=admins');
  const tabs = within(await findByRole('navigation', { name: 'Console' }));
  const labels = tabs.getAllByRole('link').map(({ textContent }) => textContent?.replace(/[\d,]+$/, ''));
  const lasting = ['Users', 'Samples', 'Social Media', 'Admin Accounts'];
  expect(labels.filter((label) => lasting.includes(label ?? ''))).toEqual(lasting);
  expect(drawn.filter(({ kind }) => kind !== 'figures')).toEqual([]);
  await user.click(tabs.getByRole('link', { name: 'Samples' }));
  expect(await findByText('routes Samples for mirela')).toBeTruthy();
});

it('a role that is too low is told so in the tab, and its code is not asked for', async () => {
  const { findByText } = open('/admin?tab=Samples', { operator: { role: 'moderator' } });
  expect(await findByText('Needs the role admin')).toBeTruthy();
  expect(drawn).toEqual([]);
});

it('pages of remotes have an address, and a place in the bar or the menu', async () => {
  const { findByText, findByRole } = open('/admin/shelf');
  expect(await findByText('routes shelf for mirela')).toBeTruthy();
  const bar = within(await findByRole('navigation', { name: 'Pages' }));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toContain('Shelf');
  expect(bar.queryByRole('link', { name: 'Cellar' })).toBeNull();
  await user.click(await findByRole('button', { name: /^mirela/ }));
  await user.click(await findByRole('menuitem', { name: 'Cellar' }));
  expect(await findByText('routes cellar for mirela')).toBeTruthy();
});

it('an address that nobody brings is not found', async () => {
  expect(await open('/admin/nowhere').findByText('404 Page Not Found')).toBeTruthy();
});

it('the palette has their tabs, pages and commands', async () => {
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

it('figures stand above the tabs, and panels in a member’s profile', async () => {
  const { findByText, findByRole } = open(`/admin?tab=users&member=${someUser().id}`);
  expect(await findByText('figures Samples left for mirela')).toBeTruthy();
  await user.click(await findByRole('tab', { name: 'Samples taken' }));
  expect(await findByText('memberPanels Samples taken for mirela')).toBeTruthy();
  expect(drawn.at(-1)?.props).toEqual({ memberId: someUser().id });
});

it('a tab whose call says that the session is over brings the login over it, and is asked again after signing in', async () => {
  const calls = {
    'GET /api/admin/samples': () => fail(401, 'session_required', 'Sign in'),
    'POST /api/auth/admin-login': () => ({ success: true }),
  };
  const opened = open('/admin?tab=admins', { host: talking, calls });
  await opened.findByRole('navigation', { name: 'Console' });
  act(() => opened.shell.store.install('mfe-sample/operators', { api }));
  await user.click(opened.getByRole('link', { name: 'Samples' }));
  const login = within(await opened.findByRole('dialog', { name: 'Your session is over' }));
  opened.api.on('GET /api/admin/samples', () => ['one', 'two']);
  await user.type(login.getByLabelText('Password'), 'secret{Enter}');
  expect(await opened.findByText('one,two')).toBeTruthy();
  await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
});

it('what a tab changes makes the console’s figures be asked for anew', async () => {
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
