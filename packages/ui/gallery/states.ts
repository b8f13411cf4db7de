import type { Page } from 'playwright-core';

/** Something that opens over the gallery's page. */
export interface Opening {
  name: string;
  open: (page: Page) => Promise<void>;
  /** What shows when it is open. */
  shown: (page: Page) => ReturnType<Page['locator']>;
}

/** Everything that opens, for the browser test and for pictures. */
export const openings: readonly Opening[] = [
  { name: 'dialog', open: (page) => press(page, 'Open dialog'), shown: (page) => page.getByRole('dialog') },
  { name: 'alert', open: (page) => press(page, 'Open alert'), shown: (page) => page.getByRole('alertdialog') },
  { name: 'sheet', open: (page) => press(page, 'Open sheet'), shown: (page) => page.getByRole('dialog', { name: 'Menu' }) },
  { name: 'drawer', open: (page) => press(page, 'Open drawer'), shown: (page) => page.getByRole('dialog', { name: 'tundra_vex' }) },
  { name: 'panel', open: (page) => press(page, 'Open panel'), shown: (page) => page.getByRole('dialog', { name: 'Notifications' }) },
  {
    name: 'why',
    open: (page) => press(page, 'R$ 2,046.40 Why?'),
    shown: (page) => page.getByRole('dialog', { name: 'Why R$ 2,046.40?' }),
  },
  { name: 'menu', open: (page) => press(page, 'More'), shown: (page) => page.getByRole('menu') },
  { name: 'toast', open: showToast, shown: (page) => page.getByText('The gamepass price had changed.').first() },
  {
    name: 'select',
    open: (page) => page.getByRole('combobox', { name: 'Select', exact: true }).click(),
    shown: (page) => page.getByRole('listbox'),
  },
  {
    name: 'tooltip',
    open: (page) => page.getByRole('button', { name: 'Copy link' }).hover(),
    shown: (page) => page.getByText('Copy link').first(),
  },
];

export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Focused, so that it stays and that Escape closes it like everything else. */
async function showToast(page: Page): Promise<void> {
  await press(page, 'Danger toast');
  await page.getByRole('button', { name: 'Close' }).focus();
}
