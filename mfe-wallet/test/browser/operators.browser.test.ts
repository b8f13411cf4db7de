import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  movedByLateAnswer,
  phoneListProblems,
  startRemoteBrowser,
  type RemoteBrowser,
  type RemoteScreen,
} from '@facet/remote-kit/browser-testing';
import type { FakeCalls } from '@facet/remote-kit/fakes';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { operatorsStates } from './operators-states.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-wallet');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;

/** `npm run test:long` has them in all looks (test/long). */
test.each(operatorsStates)('$name, on a phone: axe and console are silent, nothing scrolls sideways', async ({ path, calls, reach }) => {
  screen = await browser.open({ path, width: 360, colorScheme: 'light', calls: calls() });
  await reach(screen.page);
  expect(await screen.problems()).toEqual([]);
});

test.each(['/admin?tab=withdrawals', '/admin/payouts', '/admin/money', '/admin?insert=bot', '/admin?insert=adjustments'])(
  '%s in the pseudo-language: every text is from the catalogue, also from right to left',
  async (path) => {
    screen = await browser.open({ path, width: 360, language: 'pseudo-rtl', calls: fakeOperatorsCalls() });
    expect(await screen.languageProblems()).toEqual([]);
  },
);

test.each([['/admin?tab=withdrawals', 'GET /api/admin/withdrawals', 'withdrawals', 'Withdrawals']])(
  '25 rows of %s are 2,600 px of a phone at most, in one layout',
  async (path, call, field, label) => {
    expect(await phoneListProblems(browser, { path, call, field, label, calls: fakeOperatorsCalls() })).toEqual([]);
  },
);

const coming = [
  { name: 'Walls', call: 'GET /api/admin/money/walls', comes: 'columnheader' },
  { name: 'Revenue and margins', call: 'GET /api/admin/money/walls', comes: 'columnheader' },
  { name: 'In and out', call: 'GET /api/admin/money', comes: 'figure' },
  { name: 'Owed to members', call: 'GET /api/admin/money', comes: 'figure' },
  { name: 'House result of games', call: 'GET /api/admin/money', comes: 'figure' },
] as const;
test.each(coming.flatMap((card) => [1440, 360].map((width) => ({ ...card, width }))))(
  '$name: stands in the place that was kept for it, $width px wide',
  async ({ name, call, comes, width }) => {
    const { calls, answer } = holding(call);
    screen = await browser.open({ path: '/admin/money', width, colorScheme: 'dark', calls });
    const card = screen.page.getByRole('region', { name });
    await screen.page.getByRole('table', { name: 'By game, ended rounds' }).waitFor();
    const kept = await card.boundingBox();
    answer();
    await card.getByRole(comes).first().waitFor();
    const came = await card.boundingBox();
    expect([came?.width, came?.height]).toEqual([kept?.width, kept?.height]);
  },
);

test.each([1440, 360])('money that comes late moves nothing that is read by then, %d px wide', async (width) => {
  const late = { call: 'GET /api/admin/money', calls: fakeOperatorsCalls() };
  const came = ({ page }: RemoteScreen) => page.getByRole('region', { name: 'House result of games' }).getByRole('figure').waitFor();
  expect(await movedByLateAnswer(browser, { path: '/admin/money', width, ...late, came })).toEqual([]);
});

/** The fakes, of which one call is answered when the test says so. */
function holding(call: string): { calls: FakeCalls; answer: () => void } {
  const calls = fakeOperatorsCalls();
  const held = Promise.withResolvers<void>();
  const answered = calls[call];
  if (!answered) throw new Error(`the fakes have no ${call}`);
  return { calls: { ...calls, [call]: (request) => held.promise.then(() => answered(request)) }, answer: held.resolve };
}

test.each([
  ['Walls', 368],
  ['Revenue and margins', 0],
])('%s are lines of one table on a desktop, over all the width but %d px', async (name, beside) => {
  screen = await browser.open({ path: '/admin/money', ...DESKTOP, calls: fakeOperatorsCalls() });
  const { page } = screen;
  const row = await page
    .getByRole('table', { name })
    .getByRole('row', { name: /CPX Research/ })
    .boundingBox();
  const above = await page.getByRole('region', { name: 'In and out' }).boundingBox();
  expect(row?.height).toBeLessThan(48);
  expect(Math.abs((row?.width ?? 0) + beside - (above?.width ?? 0))).toBeLessThan(4);
});

test('an approval is reached by keyboard and gives the focus back', async () => {
  screen = await browser.open({ path: '/admin?tab=withdrawals', ...DESKTOP, calls: fakeOperatorsCalls() });
  const { page } = screen;
  await page.getByRole('row', { name: /kaitlynplays/ }).waitFor();
  await page.keyboard.press('j');
  await page.locator('[data-row="w0"]:focus').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: /^Pay/ }).waitFor();
  expect(await screen.problems()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('[data-row="w0"]:focus').waitFor();
});

test('a cookie that is empty is not sent, and says so', async () => {
  screen = await browser.open({ path: '/admin?insert=bot', ...DESKTOP, calls: fakeOperatorsCalls() });
  await screen.page.getByRole('button', { name: 'Update cookie' }).click();
  await screen.page.getByRole('button', { name: 'Test and save' }).click();
  await screen.page.getByText('Please enter a valid RobloSecurity cookie').waitFor();
  expect(await screen.problems()).toEqual([]);
});
