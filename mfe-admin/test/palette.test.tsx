import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { openPage } from './open-page.tsx';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();
const users = ({ query }: { query: URLSearchParams }) => ({
  users: query.get('search') === 'tund' ? [{ id: 'm-1', username: 'tundra_vex', balance: '12904.25', disabled: true }] : [],
  nextCursor: null,
  total: 1,
  totalIsExact: true,
  unavailable: [],
});

async function openPalette(calls = {}) {
  page = openPage('/admin?tab=admins', { calls: { 'GET /api/admin/users': users, ...calls } });
  await page.findByRole('navigation', { name: 'Console' });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await page.findByRole('dialog', { name: 'Go to' });
  return { ...page, dialog: within(dialog), where: () => page?.shell.router.state.location };
}

test('goes to a page by keyboard alone', async () => {
  const { dialog, where, findByRole, queryByRole } = await openPalette();
  await user.type(dialog.getByLabelText('Tab, page, member or action'), 'rel{Enter}');
  expect(await findByRole('heading', { name: 'Releases' })).toBeTruthy();
  expect(where()?.pathname).toBe('/admin/releases');
  expect(queryByRole('dialog')).toBeNull();
});

test('each tab has its own icon', async () => {
  const { dialog } = await openPalette();
  const icons = ['Users', 'Social Media', 'Admin Accounts'].map(
    (name) => dialog.getByRole('button', { name }).querySelector('svg')?.innerHTML,
  );
  expect(new Set(icons).size).toBe(3);
});

test('walks with the arrows, from the field and back', async () => {
  const { dialog } = await openPalette();
  const field = dialog.getByLabelText('Tab, page, member or action');
  await user.type(field, 'audit{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Audit');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(field);
});

test('finds members, and what there is about the first of them', async () => {
  const { dialog, where, findByRole } = await openPalette();
  await user.type(dialog.getByLabelText('Tab, page, member or action'), 'tund');
  expect((await dialog.findByRole('button', { name: /^tundra_vex/ })).textContent).toContain('banned');
  await user.click(dialog.getByRole('button', { name: 'Audit log of tundra_vex' }));
  await findByRole('heading', { name: 'Audit' });
  expect(`${where()?.pathname}${where()?.search}`).toBe('/admin/audit?objectType=member&objectId=m-1');
});

test('says when members cannot be searched; the rest works', async () => {
  const { dialog } = await openPalette({ 'GET /api/admin/users': () => fail(503, 'unavailable', 'identity is away') });
  await user.type(dialog.getByLabelText('Tab, page, member or action'), 'acco');
  expect(await dialog.findByText('Members could not be searched')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Admin Accounts' })).toBeTruthy();
});
