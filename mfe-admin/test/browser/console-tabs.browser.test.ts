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
  ['events', DESKTOP, 'Friday Drop 48', 'End Friday Drop 48'],
  ['social', PHONE, 'Where members see them', undefined],
  ['referrals', PHONE, 'Ladder', 'Edit Gold'],
  ['probability', PHONE, 'Dark_Falcon09', undefined],
  ['probability', DESKTOP, 'Dark_Falcon09', '60 %'],
] as const)('the tab %s, with what it opens: axe and console are silent, nothing scrolls sideways', async (tab, look, shows, press) => {
  screen = await browser.open({ path: `/admin?tab=${tab}`, ...look, calls: fakeCalls() });
  await screen.page.getByText(shows).first().waitFor();
  if (press !== undefined) await screen.page.getByRole('button', { name: press }).first().click();
  expect(await screen.problems()).toEqual([]);
});

test('an event is deleted by keyboard: the focus goes into the question, Esc brings it back', async () => {
  screen = await browser.open({ path: '/admin?tab=events', ...DESKTOP, calls: fakeCalls() });
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

test('the win chance follows the slider’s keys', async () => {
  screen = await browser.open({ path: '/admin?tab=probability', ...DESKTOP, calls: fakeCalls() });
  const slider = screen.page.getByRole('slider', { name: 'Win chance, slider' });
  await slider.waitFor();
  await slider.focus();
  await screen.page.keyboard.press('End');
  await screen.page.getByText('Of R$ 1,000 staked, the platform loses R$ 800 on average.').waitFor();
  expect(await screen.page.getByLabel('Win chance', { exact: true }).inputValue()).toBe('1.00');
});
