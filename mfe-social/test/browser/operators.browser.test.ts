import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { phoneListProblems, startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { operatorsStates } from './operators-states.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-social');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;

test.each(operatorsStates)('$name, on a phone: axe and console are silent, nothing scrolls sideways', async ({ path, calls, reach }) => {
  screen = await browser.open({ path, ...PHONE, calls: calls() });
  await reach(screen.page);
  expect(await screen.problems()).toEqual([]);
});

test.each([
  ['events', 'End Friday Drop 48'],
  ['referrals', 'Edit Gold'],
])('the tab %s, at a desk, with what it opens: axe and console are silent', async (tab, press) => {
  screen = await browser.open({ path: `/admin?tab=${tab}`, ...DESKTOP, calls: fakeOperatorsCalls() });
  await screen.page.getByRole('button', { name: press }).first().click();
  expect(await screen.problems()).toEqual([]);
});

test('an event is deleted by keyboard: the focus goes into the question, Esc brings it back', async () => {
  screen = await browser.open({ path: '/admin?tab=events', ...DESKTOP, calls: fakeOperatorsCalls() });
  const actions = screen.page.getByRole('button', { name: 'Actions for Friday Drop 48' });
  await actions.waitFor();
  await actions.focus();
  await screen.page.keyboard.press('Enter');
  await screen.page.getByRole('menuitem', { name: 'Delete…' }).waitFor();
  await screen.page.getByRole('menuitem', { name: 'Delete…' }).focus();
  await screen.page.keyboard.press('Enter');
  const title = screen.page.getByLabel('Type the title to delete');
  await screen.page.locator(':focus').and(title).waitFor();
  await title.fill('Friday Drop 48');
  expect(await screen.page.getByRole('button', { name: 'Delete and refund R$ 430.00' }).isEnabled()).toBe(true);
  await screen.page.keyboard.press('Escape');
  await screen.page.getByRole('dialog').waitFor({ state: 'detached' });
  await screen.page.locator(':focus').and(actions).waitFor();
});

test.each(['/admin?tab=events', '/admin?tab=referrals'])(
  '%s in the pseudo-language: every text is from the catalogue, also from right to left',
  async (path) => {
    screen = await browser.open({ path, width: 360, language: 'pseudo-rtl', calls: fakeOperatorsCalls() });
    expect(await screen.languageProblems()).toEqual([]);
  },
);

test.each([['/admin?tab=events', 'GET /api/admin/events', 'events', 'Events']])(
  '25 rows of %s are 2,600 px of a phone at most, in one layout',
  async (path, call, field, label) => {
    expect(await phoneListProblems(browser, { path, call, field, label, calls: fakeOperatorsCalls() })).toEqual([]);
  },
);

test('at 1300 px, where the toolbar just fits a line, counts that come move nothing to another line', async () => {
  screen = await browser.open({ path: '/admin?tab=events', width: 1300, calls: fakeOperatorsCalls() });
  await screen.page.locator('[data-row]').first().waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('in a browser that speaks Spanish the tab and its dialogs are in Spanish, what members will see as well', async () => {
  screen = await browser.open({ path: '/admin?tab=events', ...PHONE, language: 'es', calls: fakeOperatorsCalls() });
  await screen.page.getByRole('button', { name: 'Acciones para Friday Drop 48' }).click();
  await screen.page.getByRole('menuitem', { name: 'Editar…' }).click();
  await screen.page.getByRole('dialog', { name: 'Editar Friday Drop 48' }).waitFor();
  await screen.page.getByText('Participantes', { exact: true }).last().waitFor();
  expect(await screen.problems()).toEqual([]);
});
