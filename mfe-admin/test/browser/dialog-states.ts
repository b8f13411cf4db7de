import type { ScreenState } from '@facet/remote-kit/browser-testing';
import { fail } from '@facet/remote-kit/fakes';
import { fakeCalls } from '../../standalone/fake-admin.ts';

const END_SESSIONS = 'POST /api/admin/admins/01930000-0000-7000-8000-000000000002/end-sessions';

type Page = Parameters<ScreenState['reach']>[0];

/** Presses a button, or an entry of the menu of one row, and waits for what opens over the page. */
function opens(press: (page: Page) => Promise<void>): ScreenState['reach'] {
  return async (page) => {
    await press(page);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('form')).first().waitFor();
  };
}

function button(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name, exact: true }).first().click();
}

function action(row: string, name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await button(`Actions for ${row}`)(page);
    await page.getByRole('menuitem', { name }).click();
  };
}

async function changeMinimum(page: Page, value: string, shows: string): Promise<void> {
  await button('Change: Minimum withdrawal')(page);
  await page.getByLabel('New value, R$').fill(value);
  await page.getByRole('button', { name: shows }).waitFor();
}

const inTab = (tab: string, name: string, press: (page: Page) => Promise<void>, mockup?: string): ScreenState => ({
  name: `${tab}, ${name}`,
  path: tab.startsWith('/') ? tab : `/admin?tab=${tab}`,
  calls: () => fakeCalls(),
  reach: opens(press),
  ...(mockup !== undefined && { mockup }),
});

/** What opens over the pages of the operators. */
export const dialogStates: ScreenState[] = [
  inTab('users', 'a ban', action('tundra_vex', 'Ban')),
  inTab('admins', 'a new account', button('Create admin')),
  {
    name: 'admins, a refusal as a toast',
    path: '/admin?tab=admins',
    calls: () => ({ ...fakeCalls(), [END_SESSIONS]: () => fail(403, 'role_required', 'This needs the role owner. You are moderator.') }),
    reach: async (page) => {
      await action('piotr_k', 'End all sessions')(page);
      // The pointer on a toast keeps it where it is.
      await page.getByRole('listitem').filter({ hasText: 'Failed to end the sessions' }).hover();
    },
  },
  {
    name: 'the palette',
    path: '/admin/audit',
    calls: () => fakeCalls(),
    reach: async (page) => {
      await page.getByText('Set a win chance').first().waitFor();
      await page.keyboard.press('Control+k');
      await page.getByLabel('Tab, page, member or action').waitFor();
    },
    mockup: 'palette-start',
  },
  {
    name: 'the account',
    path: '/admin/audit',
    calls: () => fakeCalls(),
    reach: async (page) => {
      await button(/^mirela/)(page);
      await page.getByRole('menuitem', { name: 'Your account' }).click();
      await page.getByRole('tab', { name: 'Sessions' }).click();
      await page.getByText('Firefox 150').waitFor();
    },
  },
  {
    name: 'audit, one entry',
    path: '/admin/audit',
    calls: () => fakeCalls(),
    reach: async (page) => {
      await page.getByText('Set a win chance').first().click();
      await page.getByRole('list', { name: 'Before and after' }).waitFor();
    },
  },
  {
    name: 'settings, a change',
    path: '/admin/settings',
    calls: () => fakeCalls(),
    reach: (page) => changeMinimum(page, '150', 'Save R$ 150.00'),
    mockup: 'settings-edit',
  },
  {
    name: 'settings, somebody was quicker',
    path: '/admin/settings',
    calls: () => ({ ...fakeCalls(), 'POST /api/admin/settings': () => fail(409, 'setting_changed', 'Someone else has just changed it') }),
    reach: async (page) => {
      await changeMinimum(page, '150', 'Save R$ 150.00');
      await page.keyboard.press('Enter');
      await page.getByText('Someone else has just changed it').waitFor();
    },
    mockup: 'settings-conflict',
  },
  {
    name: 'releases, a promotion',
    path: '/admin/releases',
    calls: () => fakeCalls(),
    reach: opens(button(/^Promote/)),
  },
  {
    name: 'releases, a roll back',
    path: '/admin/releases',
    calls: () => fakeCalls(),
    reach: opens(button('Roll back…')),
    mockup: 'releases-rollback',
  },
];
