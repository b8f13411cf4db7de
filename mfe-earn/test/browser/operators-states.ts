import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeOperatorsCalls } from '../../standalone/operators/fake-operators.ts';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';
import { someProposedPromoCode } from '../../standalone/operators/promo-codes/fake-promo-codes.ts';
import { somePostback } from '../../standalone/operators/postbacks/fake-postbacks.ts';

type Page = Parameters<ScreenState['reach']>[0];

const PROMOS = '/admin?tab=promos';
const TASKS = '/admin?tab=tasks';
const POSTBACK = `/admin/postbacks?open=${somePostback().id}`;
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');

function every(call: () => unknown): FakeCalls {
  return Object.fromEntries(Object.keys(fakeOperatorsCalls()).map((name) => [name, call]));
}

async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
}
const openNewCode = (page: Page) => openDialog(page, 'Create promo code');

const shows = (words: string) => (page: Page) => page.getByText(words).first().waitFor();
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' }).first().waitFor();

/** Of who looks at the pages of the fake console. */
const ownProposal = { ...someProposedPromoCode, by: { id: '01930000-0000-7000-8000-000000000001', username: 'mirela' } };

/** The operators' tabs of this remote, in every state that they have. */
export const operatorsStates: ScreenState[] = [
  {
    name: 'promos',
    path: PROMOS,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('AUTUMN50').first().waitFor(),
    mockup: 'promos',
  },
  {
    name: 'promos, one waits for a second operator',
    path: PROMOS,
    calls: () => ({
      ...fakeOperatorsCalls(),
      'GET /api/admin/promo-codes/proposals': () => ({ proposals: [someProposedPromoCode], total: 1 }),
    }),
    reach: (page) => page.getByRole('button', { name: 'Confirm…' }).waitFor(),
  },
  {
    name: 'promos, an owner’s own waits',
    path: PROMOS,
    calls: () => ({ ...fakeOperatorsCalls(), 'GET /api/admin/promo-codes/proposals': () => ({ proposals: [ownProposal], total: 1 }) }),
    reach: (page) => page.getByText('You proposed it').waitFor(),
  },
  {
    name: 'promos, away',
    path: PROMOS,
    calls: () => every(away),
    reach: (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor(),
  },
  {
    name: 'promos, a new code that will wait',
    path: PROMOS,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await openNewCode(page);
      await page.getByLabel('Code', { exact: true }).fill('FORALL');
      await page.getByLabel('Reward, R$').fill('50');
      await page.getByText('Another operator has to confirm it').waitFor();
    },
  },
  { name: 'promos, a new code', path: PROMOS, calls: fakeOperatorsCalls, reach: openNewCode, mockup: 'promos-create' },
  {
    name: 'promos, a new code with mistakes',
    path: PROMOS,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await openNewCode(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create promo code' }).click();
      await page.getByText('2 fields need your attention').waitFor();
    },
  },
  {
    name: 'promos, a deletion',
    path: PROMOS,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Actions for AUTUMN50' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    mockup: 'promos-delete',
  },
  {
    name: 'promos, an edit',
    path: PROMOS,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Actions for AUTUMN50' }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      await page.getByRole('dialog').waitFor();
    },
    mockup: 'edit-dialogs-promo-edit',
  },
  {
    name: 'promos, a batch',
    path: `${PROMOS}&state=batches`,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByText('STREAM-').first().waitFor();
      await openDialog(page, 'Create batch');
    },
    mockup: 'edit-dialogs-promo-batch',
  },
  {
    name: 'tasks, the order',
    path: TASKS,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Actions for Follow the creator' }).click();
      await page.getByRole('menuitem', { name: 'Move up' }).click();
    },
    mockup: 'edit-dialogs-tasks-order',
  },
  {
    name: 'tasks',
    path: TASKS,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Follow us on X').first().waitFor(),
    mockup: 'tasks',
  },
  {
    name: 'tasks, away',
    path: TASKS,
    calls: () => every(away),
    reach: (page) => page.getByRole('button', { name: 'Retry' }).first().waitFor(),
  },
  {
    name: 'tasks, a new task',
    path: TASKS,
    calls: fakeOperatorsCalls,
    reach: (page) => openDialog(page, 'Create task'),
    mockup: 'tasks-create',
  },
  { name: 'postbacks', path: '/admin/postbacks', calls: fakeOperatorsCalls, reach: shows('88118'), mockup: 'postbacks' },
  { name: 'postbacks, away', path: '/admin/postbacks', calls: () => every(away), reach: retry },
  { name: 'one postback', path: POSTBACK, calls: fakeOperatorsCalls, reach: shows('Stored as received'), mockup: 'postbacks' },
  { name: 'one postback, away', path: POSTBACK, calls: () => every(away), reach: retry },
  {
    name: 'postbacks, a replay',
    path: POSTBACK,
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Replay', exact: true }).first().click();
      await shows('Replayed now, it would be: Credited')(page);
    },
    mockup: 'postbacks-replay',
  },
  { name: 'providers', path: '/admin/providers', calls: fakeOperatorsCalls, reach: shows('Lootably') },
  { name: 'providers, away', path: '/admin/providers', calls: () => every(away), reach: retry },
  {
    name: 'providers, settings of a wall',
    path: '/admin/providers',
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Actions for CPX Research' }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'statements', path: '/admin/statements', calls: fakeOperatorsCalls, reach: shows('BitLabs') },
  { name: 'statements, away', path: '/admin/statements', calls: () => every(away), reach: retry },
  {
    name: 'statements, one is entered',
    path: '/admin/statements',
    calls: fakeOperatorsCalls,
    reach: (page) => openDialog(page, 'Enter a statement'),
  },
  {
    name: 'statements, differences',
    path: '/admin/statements',
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Show differences of BitLabs' }).click();
      await shows('B2-441877')(page);
    },
  },
  { name: 'risk rules', path: '/admin/hold-rules', calls: fakeOperatorsCalls, reach: shows('since 12 Nov, 09:30:00 by ada_owner') },
  { name: 'risk rules, away', path: '/admin/hold-rules', calls: () => every(away), reach: retry },
  {
    name: 'risk rules, a new one',
    path: '/admin/hold-rules',
    calls: fakeOperatorsCalls,
    reach: async (page) => {
      await openDialog(page, 'New rule');
      await shows('38 of 4,120')(page);
    },
  },
  {
    name: 'a member, earnings',
    path: `/admin?panel=earnings&member=${MEMBER}`,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Lootably · Offer 88121').first().waitFor(),
  },
];
