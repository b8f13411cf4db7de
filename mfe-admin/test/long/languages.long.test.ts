import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { declaredLabels } from '../../standalone/brought/fake-brought.ts';
import { fakeCalls } from '../../standalone/fake-admin.ts';

const TABS = ['users', 'social', 'admins'];
const PAGES = ['audit', 'releases', 'settings', 'rbxhandler'];
const places = [...TABS.map((tab) => `/admin?tab=${tab}`), ...PAGES.map((page) => `/admin/${page}`)];

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-admin');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

test.each(places)(
  '%s in the pseudo-language: every text is from the catalogue, and nothing scrolls sideways from right to left',
  async (path) => {
    screen = await browser.open({ path, width: 360, language: 'pseudo-rtl', calls: fakeCalls() });
    expect(await screen.languageProblems(['Ctrl K', ...declaredLabels])).toEqual([]);
  },
);
