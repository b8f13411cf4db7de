import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeCalls } from '../../src/fake-admin.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;

test.each([
  ['social', PHONE, 'Where members see them', undefined],
  ['probability', PHONE, 'Dark_Falcon09', undefined],
  ['probability', DESKTOP, 'Dark_Falcon09', '60 %'],
] as const)('the tab %s, with what it opens: axe and console are silent, nothing scrolls sideways', async (tab, look, shows, press) => {
  screen = await browser.open({ path: `/admin?tab=${tab}`, ...look, calls: fakeCalls() });
  await screen.page.getByText(shows).first().waitFor();
  if (press !== undefined) await screen.page.getByRole('button', { name: press }).first().click();
  expect(await screen.problems()).toEqual([]);
});

test('the win chance follows the slider’s keys', async () => {
  screen = await browser.open({ path: '/admin?tab=probability', ...DESKTOP, calls: fakeCalls() });
  const slider = screen.page.getByRole('slider', { name: 'Win chance, slider' });
  await slider.waitFor();
  await slider.focus();
  await screen.page.keyboard.press('End');
  await screen.page.getByText('Of R$ 1,000 staked, the platform loses R$ 800 on average.').waitFor();
  expect(await screen.page.getByLabel('Win chance', { exact: true }).inputValue()).toBe('1.00');
});
