import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail } from '@facet/remote-kit/fakes';
import { fakeCalls } from '../../standalone/fake-admin.ts';
import { someShirts } from '../../standalone/shirt-tool/fake-shirt-tool.ts';

type Page = Parameters<ScreenState['reach']>[0];

const path = '/admin/rbxhandler';
const withShirts = () => ({ ...fakeCalls(), 'GET /api/rbx/fetch-shirts': () => ({ shirts: someShirts(3) }) });

async function toLogin(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I own what I copy/ }).check();
  await page.getByLabel('Upload count').fill('1');
  await page.getByRole('button', { name: 'Continue to login' }).click();
  await page.getByLabel('RobloSecurity cookie').waitFor();
}

async function logIn(page: Page): Promise<void> {
  await toLogin(page);
  await page.getByLabel('RobloSecurity cookie').fill('the-cookie');
  await page.keyboard.press('Enter');
}

/** The shirt tool, step by step. */
export const shirtToolStates: ScreenState[] = [
  {
    name: 'shirt tool, setup',
    path,
    calls: withShirts,
    reach: (page) => page.getByRole('button', { name: 'Continue to login' }).waitFor(),
    mockup: 'rbxhandler-setup',
  },
  { name: 'shirt tool, login', path, calls: withShirts, reach: toLogin },
  {
    name: 'shirt tool, templates are here',
    path,
    calls: withShirts,
    reach: async (page) => {
      await logIn(page);
      await page.getByRole('button', { name: 'Upload 1 copy' }).waitFor();
    },
  },
  {
    name: 'shirt tool, uploads that failed',
    path,
    calls: () => ({ ...withShirts(), 'POST /api/rbx/upload-shirt': () => fail(400, 'upload_refused', 'The name was moderated.') }),
    reach: async (page) => {
      await logIn(page);
      await page.getByRole('button', { name: 'Upload 1 copy' }).click();
      await page.getByRole('button', { name: 'Try 1 again' }).waitFor();
    },
    mockup: 'rbxhandler-partial',
  },
];
