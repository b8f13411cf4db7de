import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { phoneListProblems, startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { operatorsStates } from './operators-states.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-games');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PATH = '/admin?tab=probability';
const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;

test.each(operatorsStates)('$name, on a phone: axe and console are silent, nothing scrolls sideways', async ({ path, calls, reach }) => {
  screen = await browser.open({ path, ...PHONE, calls: calls() });
  await reach(screen.page);
  expect(await screen.problems()).toEqual([]);
});

test.each([['/admin?tab=probability', 'GET /api/admin/user-probability-overrides', 'overrides', 'Win chances']])(
  '25 rows of %s are 2,600 px of a phone at most, in one layout',
  async (path, call, field, label) => {
    expect(await phoneListProblems(browser, { path, call, field, label, calls: fakeOperatorsCalls() })).toEqual([]);
  },
);

test('at a desk, with a chance that was pressed: axe and console are silent', async () => {
  screen = await browser.open({ path: PATH, ...DESKTOP, calls: fakeOperatorsCalls() });
  await screen.page.getByText('Dark_Falcon09').first().waitFor();
  await screen.page.getByRole('button', { name: '60 %' }).first().click();
  expect(await screen.problems()).toEqual([]);
});

test('the win chance follows the slider’s keys', async () => {
  screen = await browser.open({ path: PATH, ...DESKTOP, calls: fakeOperatorsCalls() });
  const slider = screen.page.getByRole('slider', { name: 'Win chance, slider' });
  await slider.waitFor();
  await slider.focus();
  await screen.page.keyboard.press('End');
  await screen.page.getByText('Of R$ 1,000 staked, the platform loses R$ 800 on average.').waitFor();
  expect(await screen.page.getByLabel('Win chance', { exact: true }).inputValue()).toBe('1.00');
});

test('in the pseudo-language: every text is from the catalogue, also from right to left', async () => {
  screen = await browser.open({ path: PATH, ...PHONE, language: 'pseudo-rtl', calls: fakeOperatorsCalls() });
  expect(await screen.languageProblems(['EV = p × 1.8 − 1'])).toEqual([]);
});
