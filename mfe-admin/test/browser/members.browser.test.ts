import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { phoneListProblems, startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls, type FakeRequest } from '@facet/remote-kit/testing';
import { fakeCalls } from '../../standalone/fake-admin.ts';
import { someUser } from '../../standalone/members/fake-members.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;
const MEMBER = `&member=${someUser().id}`;
const away: FakeCalls = {
  ...fakeCalls(),
  'GET /api/admin/users': () => fail(503, 'unavailable', 'identity is away.'),
};

test.each([
  ['/admin?tab=users', PHONE, fakeCalls(), 'tundra_vex'],
  ['/admin?tab=users', DESKTOP, away, 'identity is away.'],
  [`/admin?tab=users${MEMBER}`, PHONE, fakeCalls(), '12 rounds of Bombs'],
  [`/admin?tab=users${MEMBER}`, DESKTOP, fakeCalls(), '12 rounds of Bombs'],
] as const)('%s: axe and console are silent, nothing scrolls sideways', async (path, look, calls, shows) => {
  screen = await browser.open({ path, ...look, calls });
  await screen.page.getByText(shows).first().waitFor();
  expect(await screen.problems()).toEqual([]);
});

test.each([
  ['/admin?tab=users', 'GET /api/admin/users', 'users', 'Members'],
  ['/admin/audit', 'GET /api/admin/audit', 'entries', 'Audit log'],
])('25 rows of %s are 2,600 px of a phone at most, in one layout', async (path, call, field, label) => {
  expect(await phoneListProblems(browser, { path, call, field, label, calls: fakeCalls() })).toEqual([]);
});

test.each([
  ['/admin?tab=users', 'GET /api/admin/users', 'Members'],
  ['/admin/audit', 'GET /api/admin/audit', 'Audit log'],
] as const)('on a phone the places of %s are as high as the rows that come', async (path, call, label) => {
  const measured = Promise.withResolvers<void>();
  const calls = fakeCalls();
  const answered = async (request: FakeRequest) => (await measured.promise, calls[call]?.(request));
  screen = await browser.open({ path, ...PHONE, calls: { ...calls, [call]: answered } });
  const table = screen.page.getByRole('table', { name: label, exact: true });
  // The last one has no line below it.
  const heightsOf = async (rows: string) => {
    await table.locator(rows).first().waitFor({ state: 'attached' });
    return table.locator(rows).evaluateAll((all) => all.slice(0, -1).map((row) => Math.round(row.getBoundingClientRect().height)));
  };
  const places = await heightsOf('tr:has([data-place])');
  measured.resolve();
  // What wraps is higher.
  const row = Math.min(...(await heightsOf('[data-row]')));
  expect(new Set(places)).toEqual(new Set([row]));
});

test('a name of 20 letters is whole on a phone, beside its amount', async () => {
  const username = 'Wolfram_Wanderer_Wow';
  const users = [someUser({ username, riskSigns: [] })];
  screen = await browser.open({
    path: '/admin?tab=users',
    ...PHONE,
    calls: { ...fakeCalls(), 'GET /api/admin/users': () => ({ users, nextCursor: null, total: 1, totalIsExact: true, unavailable: [] }) },
  });
  const row = screen.page.getByRole('row', { name: username });
  await row.waitFor();
  const overflow = await row.evaluate((element) =>
    [...element.querySelectorAll('[data-place="lead"], b')].map((each) => ({
      across: each.scrollWidth - each.clientWidth,
      down: each.scrollHeight - each.clientHeight,
    })),
  );
  expect(overflow).toEqual([
    { across: 0, down: 0 },
    { across: 0, down: 0 },
  ]);
});

test('a list that is being fetched again can be read meanwhile', async () => {
  screen = await browser.open({ path: '/admin?tab=users', ...DESKTOP, calls: fakeCalls() });
  const { page } = screen;
  await page.getByRole('button', { name: 'Actions for tundra_vex' }).waitFor();
  screen.calls['GET /api/admin/users'] = () => new Promise(() => undefined);
  await page.getByRole('columnheader', { name: 'Member' }).getByRole('button').click();
  await page.locator('[aria-busy] tbody').waitFor();
  expect(await screen.problems()).toEqual([]);
});
