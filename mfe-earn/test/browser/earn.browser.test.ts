import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  movedByLateAnswer,
  startRemoteBrowser,
  type RemoteBrowser,
  type RemoteScreen,
  type ScreenOptions,
} from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/testing';
import { fakeCalls } from '../../standalone/fake-calls.ts';
import { fakeOffer, fakeOffersPage } from '../../standalone/offers/fake-offers.ts';
import { fakeTask, fakeTasks } from '../../standalone/tasks/fake-tasks.ts';
import { refusalsOfEarn, refusalsOfRewards } from './refusals.ts';
import { membersStates } from './states.ts';

type Look = Pick<ScreenOptions, 'width' | 'colorScheme'>;

let browser: RemoteBrowser;
let screen: RemoteScreen;

beforeAll(async () => {
  browser = await startRemoteBrowser('mfe-earn');
});
afterAll(() => browser?.close());
afterEach(() => screen?.close());

/** Each state in one of the two; `test/long` has every state in each of the four. */
const LOOKS: readonly Look[] = [
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

test.each(membersStates.map((state, index) => ({ ...state, look: LOOKS[index % 2] })))(
  '$name, $look.width px, $look.colorScheme: axe and console are silent, nothing scrolls sideways',
  async ({ path, calls, look, reach }) => {
    await open(path, calls(), look);
    await reach(screen.page);
    expect(await screen.problems()).toEqual([]);
  },
);

test('the history of rewards comes late and moves nothing that is read below it on a phone', async () => {
  const late = { call: 'GET /api/rewards/history', calls: fakeCalls() };
  const came = ({ page }: RemoteScreen) => page.getByRole('region', { name: 'History' }).getByRole('listitem').first().waitFor();
  expect(await movedByLateAnswer(browser, { path: '/rewards', width: 360, ...late, came })).toEqual([]);
});

test('what is planted into a page is found', async () => {
  await open('/earn', { 'GET /api/walls': () => ({ walls: [] }) });
  await screen.page.getByText('Follow us on X').waitFor();
  await screen.page.evaluate(async () => {
    const pale = Object.assign(document.createElement('p'), { id: 'pale', textContent: 'pale' });
    Object.assign(pale.style, { color: '#222', background: '#111', width: '9999px' });
    document.body.append(pale, Object.assign(document.createElement('img'), { src: 'data:,' }));
    for (const textContent of ['one text', 'another']) {
      const over = Object.assign(document.createElement('p'), { textContent });
      Object.assign(over.style, { position: 'absolute', top: '200px', left: '40px' });
      document.body.append(over);
    }
    console.error('planted');
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    const pushes = document.createElement('div');
    pushes.style.height = '400px';
    document.body.prepend(pushes);
    await frame();
    await frame();
  });
  const problems = (await screen.problems()).join('\n');
  for (const planted of [
    'axe: color-contrast: #pale',
    'axe: image-alt: img',
    'scrolls sideways',
    'one text | another',
    'moved by 0.',
    'console: planted',
  ]) {
    expect(problems).toContain(planted);
  }
});

test.each([360, 1440])('whoever scrolls past the offers before they come is not pushed about, %s px', async (width) => {
  const asking = Promise.withResolvers<unknown>();
  const settled = Promise.withResolvers<unknown>();
  let asked = 0;
  const answers = [asking.promise, settled.promise];
  const calls = { ...fakeCalls(), 'GET /api/offers': () => answers[Math.min(asked++, answers.length - 1)] };
  screen = await browser.open({ path: '/earn', width, calls });
  const { page } = screen;
  const toFoot = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('article', { name: 'BitLabs' }).waitFor();
  await toFoot();
  const [one, ...others] = fakeOffersPage().providers.map((provider) => ({ ...provider, state: 'asking' as const }));
  asking.resolve(fakeOffersPage({ offers: [fakeOffer()], total: 1, providers: [{ ...one, state: 'ready' }, ...others] as never }));
  await page.getByText('1 offer from one wall').waitFor();
  await toFoot();
  settled.resolve(fakeOffersPage());
  await page.getByText('8 offers from 4 walls').waitFor();
  if (width > 640) await page.getByText('Follow us on X').waitFor();
  expect(await screen.problems()).toEqual([]);
});

test('/rewards in the pseudo-language: every text is from the catalogue, and nothing scrolls sideways from right to left', async () => {
  screen = await browser.open({ path: '/rewards', width: 360, language: 'pseudo-rtl', calls: fakeCalls() });
  expect(await screen.languageProblems(['Discord'])).toEqual([]);
});

test('/earn in the same way, with a wait that outlasts the test, and what a refused reward says', async () => {
  const [open, , ...others] = fakeTasks();
  const waiting = fakeTask({ id: 't2', title: 'Join the Discord', waitSeconds: 3600 });
  const ready = fakeTask({ id: 't5', title: 'Like our page', waitSeconds: 0 });
  const calls = {
    ...fakeCalls(),
    'GET /api/social-media-tasks': () => ({ tasks: [open, waiting, ready, ...others] }),
    'POST /api/social-media-tasks/t5/complete': () => fail(503, 'unavailable', 'Earning is closed for a moment.'),
  };
  screen = await browser.open({ path: '/earn', width: 360, language: 'pseudo-rtl', calls });
  expect(await screen.languageProblems(['Discord'])).toEqual([]);
  await screen.page.getByRole('radio').nth(1).check({ force: true });
  await screen.page.getByRole('button', { name: 'Like our page' }).click();
  await screen.page.getByText('Earning is closed for a moment.', { exact: true }).waitFor();
  expect(await screen.languageProblems(['Discord'])).toEqual([]);
});

describe('by keyboard only', () => {
  test('a wall is opened and closed, and the focus comes back', async () => {
    await open('/earn');
    const toggle = screen.page.getByRole('article', { name: 'BitLabs' }).getByRole('button');
    await toggle.focus();
    await screen.page.keyboard.press('Enter');
    await screen.page.locator('iframe[title="BitLabs"]').waitFor();
    await expect.poll(focused).toBe('BitLabs');
    await screen.page.keyboard.press('Tab');
    await screen.page.keyboard.press('Enter');
    await screen.page.locator('iframe').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Open BitLabs');
  });

  test('a code is redeemed, a reward claimed, the history filtered', async () => {
    await open('/rewards');
    await screen.page.getByRole('textbox', { name: 'Promo code' }).focus();
    await screen.page.keyboard.type('winter26');
    await screen.page.keyboard.press('Enter');
    await screen.page.getByText('You earned 25 Robux!', { exact: true }).waitFor();
    expect(screen.sentTo('POST /api/promo/redeem')).toEqual([{ code: 'WINTER26' }]);

    await screen.page.getByRole('button', { name: 'Claim R$ 100' }).focus();
    await screen.page.keyboard.press('Space');
    await screen.page.getByText('You earned 100 Robux!', { exact: true }).waitFor();

    await screen.page.getByRole('combobox', { name: 'Source' }).focus();
    await screen.page.keyboard.press('Enter');
    await arrowTo('Promo codes');
    await screen.page.keyboard.press('Enter');
    const history = screen.page.getByRole('region', { name: 'History' });
    await history.getByText('BitLabs').first().waitFor({ state: 'detached' });
    await history.getByText('Promo code WINTER26').waitFor();
    expect(await history.getByRole('listitem').count()).toBe(1);
  });
});

test('Follow opens the link in a tab that learns nothing of this page, and the reward comes after the wait', async () => {
  await open('/earn', {
    'GET /api/social-media-tasks': () => ({ tasks: [fakeTask({ link: 'http://remote.test/elsewhere' })] }),
    'POST /api/social-media-tasks/t1/start': () => ({ task: fakeTask({ waitSeconds: 1 }) }),
  });
  const tab = screen.page.waitForEvent('popup');
  await screen.page.getByRole('button', { name: 'Follow: Follow us on X' }).click();
  expect(await (await tab).evaluate(() => opener)).toBeNull();
  await screen.page.getByText('You earned 8 Robux!', { exact: true }).waitFor();
  await expect.poll(focused).toBe('Completed');
  expect(screen.sentTo('POST /api/social-media-tasks/t1/complete')).toEqual([{}]);
});

test('an offer opens in a tab that learns nothing of this page', async () => {
  await open('/earn', { 'POST /api/offers/start': () => ({ url: 'http://provider.test/offer' }) });
  const referrers: (string | undefined)[] = [];
  await screen.page.context().route('http://provider.test/**', (route) => {
    referrers.push(route.request().headers()['referer']);
    return route.fulfill({ body: '<title>The offer</title>', contentType: 'text/html' });
  });
  const tab = screen.page.waitForEvent('popup');
  await screen.page.getByRole('button', { name: 'Start: Learning online' }).click();
  await (await tab).waitForURL('http://provider.test/offer');
  expect(await (await tab).evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  expect(referrers).toEqual([undefined]);
  expect(screen.sentTo('POST /api/offers/start')).toEqual([{ provider: 'a', offer: 'o2' }]);
});

test.each([
  { path: '/rewards', refusals: refusalsOfRewards },
  { path: '/earn', refusals: refusalsOfEarn },
])('every failure of section 8 on $path is told under its title, in its own words', async ({ path, refusals }) => {
  await open(path);
  for (const { call, refusal, act, title, text } of refusals) {
    if (call) screen.calls[call] = refusal;
    await act(screen.page);
    const toast = screen.page.getByRole('listitem').filter({ hasText: title });
    await toast.getByText(text).waitFor();
  }
  expect(await screen.problems()).toEqual([]);
});

async function open(path: string, calls: FakeCalls = {}, look: Look = {}): Promise<void> {
  screen = await browser.open({ path, calls: { ...fakeCalls(), ...calls }, ...look });
}

/**
 * In a list that has just been opened: it takes the focus a moment after it is drawn, and each key moves it a moment
 * later.
 */
async function arrowTo(name: string): Promise<void> {
  const option = screen.page.locator('[role=option]:focus');
  for (let at = await option.innerText(); at !== name; at = await option.innerText()) {
    await screen.page.keyboard.press('ArrowDown');
    await expect.poll(() => option.innerText()).not.toBe(at);
  }
}

/** What the focused element is called. */
function focused(): Promise<string> {
  return screen.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
}
