import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeCalls } from '../../standalone/fake-admin.ts';
import { someShirts } from '../../standalone/shirt-tool/fake-shirt-tool.ts';

const PHONE = { width: 360, colorScheme: 'light' } as const;
const DESKTOP = { width: 1440, colorScheme: 'dark' } as const;
let browser: RemoteBrowser;
let screen: RemoteScreen;

beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

const withShirts = (): FakeCalls => ({ ...fakeCalls(), 'GET /api/rbx/fetch-shirts': () => ({ shirts: someShirts(3) }) });
const button = (name: string) => screen.page.getByRole('button', { name });

async function setUpAndLogIn() {
  await screen.page.getByRole('checkbox', { name: /I own what I copy/ }).check();
  await screen.page.getByLabel('Upload count').fill('1');
  await button('Continue to login').click();
  await screen.page.getByLabel('RobloSecurity cookie').fill('the-cookie');
  await screen.page.keyboard.press('Enter');
}

test('on a phone: each step is silent in axe and scrolls only downwards, and a reload keeps what is here', async () => {
  const calls = withShirts();
  screen = await browser.open({ path: '/admin/rbxhandler', ...PHONE, calls });
  await button('Continue to login').waitFor();
  expect(await screen.problems()).toEqual([]);
  const held = Promise.withResolvers<void>();
  const download = calls['POST /api/rbx/download-template'];
  let asked = 0;
  screen.calls['POST /api/rbx/download-template'] = async (request) => {
    asked += 1;
    if (asked === 3) await held.promise;
    return asked === 2 ? fail(404, 'template_private', 'Template is private') : download?.(request);
  };
  await setUpAndLogIn();
  await screen.page.getByText('Template is private').waitFor();
  await screen.page.locator('li[data-status=downloading]').waitFor();
  expect(await screen.problems()).toEqual([]);
  held.resolve();
  await button('Upload 1 copy').waitFor();
  await screen.page.reload();
  await screen.page.getByText('2 of 3 templates are here').waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('on a desk: uploads that all fail, and what can be done', async () => {
  screen = await browser.open({ path: '/admin/rbxhandler', ...DESKTOP, calls: withShirts() });
  await button('Continue to login').waitFor();
  screen.calls['POST /api/rbx/upload-shirt'] = () => fail(400, 'upload_refused', 'The name was moderated.');
  await setUpAndLogIn();
  await button('Upload 1 copy').click();
  await button('Try 1 again').waitFor();
  expect(await screen.problems()).toEqual([]);
});
