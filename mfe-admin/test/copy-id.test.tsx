import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { someUser } from '../standalone/members/fake-members.ts';
import { openPage } from './open-page.tsx';

const { id, username } = someUser();
let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();

async function copyId() {
  page = openPage('/admin?tab=users');
  await user.click(await page.findByRole('button', { name: `Actions for ${username}` }));
  await user.click(await page.findByRole('menuitem', { name: 'Copy id' }));
  return page;
}

test('a member’s id is copied, and said to be', async () => {
  const { findByText } = await copyId();
  expect(await findByText('Id copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(id);
});

test('an id that cannot be copied is shown', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
  const { findByText } = await copyId();
  expect(await findByText('Could not copy the id')).toBeTruthy();
  expect(await findByText(`Copy it by hand: ${id}`)).toBeTruthy();
});
