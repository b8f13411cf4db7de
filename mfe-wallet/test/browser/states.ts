import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail } from '@facet/remote-kit/fakes';
import { someAgain, someReceipt, someStart, startWith } from '../../standalone/fake-wallet.ts';
import { operatorsStates } from './operators-states.ts';
import { allAway, nothingYet, slow, tampered, well } from './wallet-calls.ts';

type Page = Parameters<ScreenState['reach']>[0];

const refused = () => fail(400, 'in_debt', 'Withdrawals are paused until your debt of R$ 3.00 from reversed earnings is paid off.');
const hangs = () => new Promise(() => undefined);

/** A state that is there once these words are on the page. */
function shows(words: string): ScreenState['reach'] {
  return (page) => page.getByText(words).first().waitFor();
}

/** All of the page has come. */
async function isThere(page: Page): Promise<void> {
  await page.locator('h1').waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

async function press(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}

/** On to the gamepasses of the wizard. */
async function toGamepasses(page: Page): Promise<void> {
  await press(page, 'Validate account');
  await page.getByRole('button', { name: 'Tower of Tides' }).click();
}

/** The same, with one chosen. */
async function choosePass(page: Page, name: string): Promise<void> {
  await toGamepasses(page);
  await page.getByRole('radio', { name }).check();
}

/** The same in the test flow. */
async function chooseTestPass(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: 'Tower of Tides' }).check();
  await press(page, 'Continue');
  await page.getByRole('radio', { name }).check();
}

/** The pointer on a toast keeps it where it is. */
function holdToast(page: Page, title: string): Promise<void> {
  return page.getByRole('listitem').filter({ hasText: title }).hover();
}

/** Every screen of this remote in every state that it has. */
export const states: ScreenState[] = [
  { name: 'withdraw', path: '/withdraw', calls: () => well, reach: shows('Sea Shanty'), mockup: 'withdraw-1' },
  { name: 'withdraw, loading', path: '/withdraw', calls: () => slow, reach: shows('Loading your withdrawals') },
  { name: 'withdraw, away', path: '/withdraw', calls: () => allAway, reach: shows('Withdrawal history did not load') },
  { name: 'withdraw, no withdrawals, with a debt', path: '/withdraw', calls: () => nothingYet, reach: shows('No withdrawals yet') },
  {
    name: 'withdraw, no experience',
    path: '/withdraw',
    calls: () => ({ ...well, 'POST /api/validate-roblox-user': () => ({ experiences: [], message: '' }) }),
    reach: async (page) => {
      await press(page, 'Validate account');
      await page.getByText('No created experiences found for this user.').waitFor();
    },
    mockup: 'withdraw-1e',
  },
  {
    name: 'withdraw, experiences',
    path: '/withdraw',
    calls: () => well,
    reach: async (page) => {
      await press(page, 'Validate account');
      await page.getByRole('heading', { name: 'Choose an experience' }).waitFor();
    },
    mockup: 'withdraw-2',
  },
  {
    name: 'withdraw, gamepasses',
    path: '/withdraw',
    calls: () => well,
    reach: async (page) => {
      await choosePass(page, 'VIP Lounge');
      await page.getByText('Your balance afterwards').waitFor();
    },
    mockup: 'withdraw-honest-step',
  },
  {
    name: 'withdraw, a gamepass above the balance',
    path: '/withdraw',
    member: { balance: '80.00' },
    calls: () => well,
    reach: async (page) => {
      await toGamepasses(page);
      await page.getByRole('radio', { name: 'VIP Lounge' }).waitFor();
    },
    mockup: 'withdraw-3low',
  },
  {
    name: 'withdraw, the question',
    path: '/withdraw',
    calls: () => well,
    reach: async (page) => {
      await choosePass(page, 'VIP Lounge');
      await press(page, 'Withdraw R$ 250');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'withdraw, refused',
    path: '/withdraw',
    calls: () => ({ ...well, 'POST /api/withdraw': refused }),
    reach: async (page) => {
      await choosePass(page, 'VIP Lounge');
      await press(page, 'Withdraw R$ 250');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw R$ 250' }).click();
      await holdToast(page, 'Withdrawal Failed');
    },
  },
  {
    name: 'withdraw, on its way',
    path: '/withdraw',
    calls: () => well,
    reach: async (page) => {
      await choosePass(page, 'VIP Lounge');
      await press(page, 'Withdraw R$ 250');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw R$ 250' }).click();
      await holdToast(page, 'Withdrawal Requested');
    },
    mockup: 'withdraw-honest-sent',
  },
  {
    name: 'withdraw, not in the group',
    path: '/withdraw',
    calls: () => ({ ...well, 'GET /api/withdraw/start': () => startWith('group', 'failed', { again: someAgain() }) }),
    reach: shows('One thing first: join the group'),
    mockup: 'withdraw-honest-group',
  },
  {
    name: 'withdraw, again',
    path: '/withdraw',
    calls: () => ({ ...well, 'GET /api/withdraw/start': () => someStart({ again: someAgain() }) }),
    reach: shows('Withdraw R$ 250 again through Crow’s Nest'),
    mockup: 'withdraw-honest-again',
  },
  {
    name: 'withdraw, again without a gamepass',
    path: '/withdraw',
    calls: () => ({
      ...well,
      'GET /api/withdraw/start': () =>
        startWith('payouts', 'waits', { again: someAgain({ gamepass: null, obstacle: 'no_unused_gamepass' }) }),
    }),
    reach: shows('A gamepass can be bought only once'),
  },
  {
    name: 'withdraw, exactly so much',
    path: '/withdraw',
    calls: () => well,
    reach: async (page) => {
      await toGamepasses(page);
      await page.getByText('I want to receive exactly…').click();
      await page.getByLabel('Robux to receive').fill('200');
      await page.getByText('Copy 286').waitFor();
    },
    mockup: 'withdraw-honest-exact',
  },
  {
    name: 'receipt',
    path: '/withdraw/receipt/w3',
    calls: () => well,
    reach: shows('What happened'),
    mockup: 'credit-moment-receipt',
  },
  {
    name: 'receipt, refused',
    path: '/withdraw/receipt/w3',
    calls: () => ({
      ...well,
      'GET /api/withdraw/w3/receipt': () => someReceipt({ id: 'w3', payoutState: 'rejected', reason: 'Its price changed.' }),
    }),
    reach: shows('Fix and ask again'),
  },
  { name: 'receipt, loading', path: '/withdraw/receipt/w3', calls: () => slow, reach: shows('Loading the receipt') },
  { name: 'receipt, away', path: '/withdraw/receipt/w3', calls: () => allAway, reach: shows('The receipt did not load') },
  {
    name: 'receipt, none',
    path: '/withdraw/receipt/w3',
    calls: () => ({ ...well, 'GET /api/withdraw/w3/receipt': () => fail(404, 'withdrawal_not_found', 'There is no such withdrawal.') }),
    reach: shows('There is no such withdrawal'),
  },
  { name: 'statement', path: '/withdraw/statement', calls: () => well, reach: shows('Survey 902'), mockup: 'statement-days-days' },
  {
    name: 'statement, rounds',
    path: '/withdraw/statement',
    calls: () => well,
    reach: async (page) => {
      await press(page, /^4 rounds of Bombs/);
      await press(page, /won at 1\.26x/);
      await page.getByRole('heading', { name: 'Why +R$ 12.60?' }).waitFor();
    },
    mockup: 'statement-days-rounds',
  },
  { name: 'statement, loading', path: '/withdraw/statement', calls: () => slow, reach: shows('Held for withdrawals') },
  { name: 'statement, away', path: '/withdraw/statement', calls: () => allAway, reach: shows('The statement did not load') },
  { name: 'statement, empty, with a debt', path: '/withdraw/statement', calls: () => nothingYet, reach: shows('You owe R$ 3.00') },
  {
    name: 'statement, why',
    path: '/withdraw/statement',
    calls: () => well,
    reach: async (page) => {
      await page.getByRole('button', { name: /25\.00 Why\?/ }).click();
      await page.getByRole('heading', { name: 'Why +R$ 25.00?' }).waitFor();
    },
    mockup: 'statement-days-why',
  },
  {
    name: 'statement, proven',
    path: '/withdraw/statement',
    calls: () => well,
    reach: async (page) => {
      await isThere(page);
      await press(page, 'Check my statement');
      await page.getByText('Your statement is proven').waitFor();
    },
  },
  {
    name: 'statement, tampered with',
    path: '/withdraw/statement',
    calls: () => tampered,
    reach: async (page) => {
      await isThere(page);
      await press(page, 'Check my statement');
      await page.getByText('This file did not pass').waitFor();
    },
  },
  { name: 'test withdrawal', path: '/testgamepass', calls: () => well, reach: shows('Tower of Tides') },
  {
    name: 'test withdrawal, loading',
    path: '/testgamepass',
    calls: () => ({ ...well, 'POST /api/validate-roblox-user': hangs }),
    reach: shows('Select an experience'),
  },
  { name: 'test withdrawal, away', path: '/testgamepass', calls: () => allAway, reach: shows('Test withdrawal did not load') },
  {
    name: 'test withdrawal, switched off',
    path: '/testgamepass',
    calls: () => nothingYet,
    reach: shows('Test withdrawals are switched off'),
  },
  {
    name: 'test withdrawal, gamepasses',
    path: '/testgamepass',
    calls: () => well,
    reach: (page) => chooseTestPass(page, 'VIP Lounge'),
  },
  {
    name: 'test withdrawal, the last step',
    path: '/testgamepass',
    calls: () => well,
    reach: async (page) => {
      await chooseTestPass(page, 'VIP Lounge');
      await press(page, 'Continue');
      await page.getByRole('button', { name: 'Withdraw R$ 250' }).waitFor();
    },
  },
  ...operatorsStates,
];
