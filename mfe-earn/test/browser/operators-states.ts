import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail, type FakeCalls } from '@facet/remote-kit/fakes';
import { fakeOperatorsCalls } from '../../src/operators/fake-operators.ts';

type Page = Parameters<ScreenState['reach']>[0];

const PROMOS = '/admin?tab=promos';
const TASKS = '/admin?tab=tasks';
const away = () => fail(503, 'unavailable', 'This part of the site is not available right now. Please try again.');

function every(call: () => unknown): FakeCalls {
  return Object.fromEntries(Object.keys(fakeOperatorsCalls()).map((name) => [name, call]));
}

async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').waitFor();
}
const openNewCode = (page: Page) => openDialog(page, 'Create promo code');

/** The operators' tabs of this remote, in every state that they have. */
export const operatorsStates: ScreenState[] = [
  {
    name: 'promos',
    path: PROMOS,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('AUTUMN50').first().waitFor(),
    mockup: 'promos',
  },
  { name: 'promos, away', path: PROMOS, calls: () => every(away), reach: (page) => page.getByRole('button', { name: 'Retry' }).waitFor() },
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
    name: 'tasks',
    path: TASKS,
    calls: fakeOperatorsCalls,
    reach: (page) => page.getByText('Follow us on X').first().waitFor(),
    mockup: 'tasks',
  },
  { name: 'tasks, away', path: TASKS, calls: () => every(away), reach: (page) => page.getByRole('button', { name: 'Retry' }).waitFor() },
  {
    name: 'tasks, a new task',
    path: TASKS,
    calls: fakeOperatorsCalls,
    reach: (page) => openDialog(page, 'Create task'),
    mockup: 'tasks-create',
  },
];
