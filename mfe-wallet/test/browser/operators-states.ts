import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';
import { someBoard } from '../../standalone/operators/payouts/fake-payouts.ts';
import { moneyStates } from './money-states.ts';

type Page = Parameters<ScreenState['reach']>[0];

const QUEUE = '/admin?tab=withdrawals';
const PAYOUTS = '/admin/payouts';
const BOT = '/admin?insert=bot';
const STOPPED = { since: '2026-11-21T04:00:00.000Z', faults: 2, checks: ['sum-is-zero'] };
const DIFFERING = {
  takenAt: '2026-11-21T04:00:00.000Z',
  findings: [
    { check: 'purchases-are-payouts', subject: 'one', detail: 'R$ 250 for gamepass 600001 on 2026-11-21 03:20:00+00, 7d0c3a' },
    { check: 'purse-is-explained', subject: 'purse', detail: 'R$ 1200 missing from the purse: no purchase explains it' },
  ],
};

const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');
const hangs = () => new Promise(() => undefined);
const every = (call: () => unknown): FakeCalls => Object.fromEntries(Object.keys(fakeOperatorsCalls()).map((name) => [name, call]));

const shows = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first().waitFor();

async function decide(page: Page, button: string): Promise<void> {
  await page
    .getByRole('row', { name: /lilyloopz/ })
    .getByRole('button', { name: button })
    .click();
  await page.getByRole('dialog').waitFor();
}

/** The operators' tabs of this remote, and what it puts into the console's bar, in every state that they have. */
export const operatorsStates: ScreenState[] = [
  { name: 'withdrawals', path: QUEUE, calls: fakeOperatorsCalls, reach: shows('Salon Gold'), mockup: 'withdrawals' },
  { name: 'withdrawals, away', path: QUEUE, calls: () => every(away), reach: retry },
  {
    name: 'withdrawals, none',
    path: QUEUE,
    calls: () => ({
      ...fakeOperatorsCalls(),
      'GET /api/admin/withdrawals': () => ({ withdrawals: [], nextCursor: null, total: 0, views: {} }),
      'GET /api/admin/withdrawals/counts': () => ({ pending: 0, unknown: 0, completed: 8204, failed: 311, test: 1 }),
    }),
    reach: shows('Nothing is waiting'),
    mockup: 'withdrawals-empty',
  },
  {
    name: 'withdrawals, an approval',
    path: QUEUE,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await decide(page, 'Pay…');
      await page.getByRole('radio', { name: /The bot buys it/, disabled: false }).check({ force: true });
    },
    mockup: 'approve',
  },
  {
    name: 'withdrawals, a rejection',
    path: QUEUE,
    calls: fakeOperatorsCalls,
    reach: (page) => decide(page, 'Reject'),
    mockup: 'withdrawals-reject',
  },
  {
    name: 'withdrawals, details',
    path: QUEUE,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Actions for lilyloopz 800.00' }).click();
      await page.getByRole('menuitem', { name: 'Details' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'payouts', path: PAYOUTS, calls: fakeOperatorsCalls, reach: shows('Being paid') },
  { name: 'payouts, away', path: PAYOUTS, calls: () => every(away), reach: retry },
  {
    name: 'payouts, loading',
    path: PAYOUTS,
    calls: () => every(hangs),
    reach: (page) => page.getByRole('heading', { name: 'Payouts' }).waitFor(),
  },
  {
    name: 'payouts, a difference is explained',
    path: PAYOUTS,
    calls: () => ({ ...fakeOperatorsCalls(), 'GET /api/admin/payouts': () => someBoard({ outward: DIFFERING }) }),
    reach: async (page) => {
      await page.getByRole('button', { name: 'Explain…' }).first().click();
      await page.getByRole('textbox', { name: 'What happened' }).waitFor();
    },
  },
  {
    name: 'payouts, stopped',
    path: PAYOUTS,
    calls: () => ({ ...fakeOperatorsCalls(), 'GET /api/admin/payouts': () => someBoard({ stopped: STOPPED }) }),
    reach: shows('Payouts are stopped by the audit'),
  },
  { name: 'the bot', path: BOT, calls: fakeOperatorsCalls, reach: shows('Bot online') },
  { name: 'the bot, away', path: BOT, calls: () => every(away), reach: shows('Bot offline') },
  {
    name: 'the cookie',
    path: `${BOT}&do=cookie`,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByRole('dialog').waitFor(),
    mockup: 'dashboard-cookie',
  },
  ...moneyStates,
  {
    name: 'a member, transactions',
    path: `/admin?panel=transactions&member=${MEMBER}`,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Wall C · Learning online').first().waitFor(),
  },
  {
    name: 'a member, an adjustment that is not known yet',
    path: `/admin?panel=adjust&member=${MEMBER}`,
    calls: () => ({ ...fakeOperatorsCalls(), [`POST /api/admin/users/${MEMBER}/adjust-balance`]: away }),
    reach: async (page) => {
      await page.getByText('R$ 12,904.25').waitFor();
      await page.getByLabel('Amount, R$').fill('86.50');
      await page.getByLabel('Description').fill('A prize by mail');
      await page.getByRole('button', { name: 'Add R$ 86.50' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
    mockup: 'dashboard-adjust',
  },
  {
    name: 'an adjustment is confirmed',
    path: '/admin?insert=adjustments',
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Confirm…' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
