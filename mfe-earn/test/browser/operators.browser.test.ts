import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { phoneListProblems, startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { someProposedPromoCode } from '../../standalone/operators/promo-codes/fake-promo-codes.ts';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { somePostback } from '../../standalone/operators/postbacks/fake-postbacks.ts';
import { operatorsStates } from './operators-states.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-earn');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

/** `npm run test:long` has them in all looks (test/long). */
test.each(operatorsStates)('$name, on a phone: axe and console are silent, nothing scrolls sideways', async ({ path, calls, reach }) => {
  screen = await browser.open({ path, width: 360, colorScheme: 'light', calls: calls() });
  await reach(screen.page);
  expect(await screen.problems()).toEqual([]);
});

test.each(['/admin?tab=promos', '/admin?tab=tasks', '/admin/postbacks', '/admin/providers', '/admin/statements', '/admin/hold-rules'])(
  '%s in the pseudo-language: every text is from the catalogue, also from right to left',
  async (path) => {
    screen = await browser.open({ path, width: 360, language: 'pseudo-rtl', calls: fakeOperatorsCalls() });
    expect(await screen.languageProblems()).toEqual([]);
  },
);

test.each([
  ['/admin?tab=promos', 'GET /api/admin/promo-codes', 'promoCodes', 'Promo codes'],
  ['/admin?tab=promos&state=batches', 'GET /api/admin/code-batches', 'batches', 'Batches of promo codes'],
  ['/admin?tab=tasks', 'GET /api/admin/social-media-tasks', 'tasks', 'Social tasks'],
  ['/admin/postbacks', 'GET /api/admin/postbacks', 'postbacks', 'Postbacks'],
  ['/admin/providers', 'GET /api/admin/providers', 'providers', 'Providers'],
])('25 rows of %s are 2,600 px of a phone at most, in one layout', async (path, call, field, label) => {
  expect(await phoneListProblems(browser, { path, call, field, label, calls: fakeOperatorsCalls() })).toEqual([]);
});

test.each([
  ['/admin?tab=promos', 'AUTUMN50', 360],
  ['/admin?tab=promos&state=batches', 'STREAM-', 1440],
])('%s: what comes late to wait for a second operator stands at the foot of the screen, and moves nothing', async (path, shows, width) => {
  const late = Promise.withResolvers<object>();
  const calls = { ...fakeOperatorsCalls(), 'GET /api/admin/promo-codes/proposals': () => late.promise };
  screen = await browser.open({ path, width, calls });
  const row = screen.page.getByText(shows).first();
  await row.waitFor();
  const before = await row.boundingBox();
  late.resolve({ proposals: Array.from({ length: 9 }, (_, at) => ({ ...someProposedPromoCode, id: `p-${at}` })), total: 9 });
  const confirm = screen.page.getByRole('button', { name: 'Confirm…' }).first();
  await confirm.waitFor();
  expect(await row.boundingBox()).toEqual(before);
  const { y = 0, height = 0 } = (await confirm.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(before?.y ?? 0);
  expect(y + height).toBeLessThan(900);
  expect(await screen.problems()).toEqual([]);
});

test('a replay is reached by keyboard, tried dry first, and gives the focus back', async () => {
  screen = await browser.open({
    path: `/admin/postbacks?open=${somePostback().id}`,
    width: 1440,
    colorScheme: 'dark',
    calls: fakeOperatorsCalls(),
  });
  const replay = screen.page.getByRole('button', { name: 'Replay' });
  await replay.waitFor();
  await replay.focus();
  await screen.page.keyboard.press('Enter');
  await screen.page.getByRole('alertdialog').waitFor();
  await screen.page.getByText('Replayed now, it would be: Credited').waitFor();
  expect(await screen.problems()).toEqual([]);
  await screen.page.keyboard.press('Escape');
  await screen.page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await screen.page.locator(':focus').and(replay).waitFor();
});
