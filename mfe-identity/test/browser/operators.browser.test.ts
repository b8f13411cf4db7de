import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { movedByLateAnswer, startRemoteBrowser, type RemoteBrowser, type RemoteScreen } from '@facet/remote-kit/browser-testing';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';
import { APPEAL, states } from './states.ts';

let browser: RemoteBrowser;
let screen: RemoteScreen;
beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-identity');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

test.each(states)('$name, on a phone: axe and console are silent, nothing scrolls sideways', async ({ path, calls, reach }) => {
  screen = await browser.open({ path, width: 360, colorScheme: 'light', calls: calls() });
  await reach(screen.page);
  expect(await screen.problems()).toEqual([]);
});

test.each(['cases', 'member, compared'])('%s, at a desk: axe and console are silent', async (name) => {
  const state = states.find((each) => each.name === name);
  if (!state) throw new Error(`no state ${name}`);
  screen = await browser.open({ path: state.path, width: 1440, colorScheme: 'dark', calls: state.calls() });
  await state.reach(screen.page);
  expect(await screen.problems()).toEqual([]);
});

test('a case is read on a phone: the member comes late and moves nothing', async () => {
  const late = { call: `GET /api/admin/members/${MEMBER}`, calls: fakeOperatorsCalls() };
  const came = ({ page }: RemoteScreen) => page.getByText('A member since 3 Mar 2026').waitFor();
  expect(await movedByLateAnswer(browser, { path: APPEAL, width: 360, ...late, came })).toEqual([]);
});

test.each(['/admin/cases', '/admin?panel=access&member=0193c7a4-0000-7000-8000-0000000011d7'])(
  '%s in the pseudo-language: every text is from the catalogue, also from right to left',
  async (path) => {
    screen = await browser.open({ path, width: 360, language: 'pseudo-rtl', calls: fakeOperatorsCalls() });
    // What devices and browsers are called.
    expect(await screen.languageProblems(['Ctrl', 'iPhone, Safari 19', 'Android, Chrome 142'])).toEqual([]);
  },
);
