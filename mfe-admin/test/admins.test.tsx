import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { someAdmin } from '../standalone/admins/fake-admins.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const LIST = 'GET /api/admin/list-admins';
const CREATE = 'POST /api/admin/create-admin';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenPage = {}) => (page = openPage('/admin?tab=admins', options));
const user = userEvent.setup();
const second = someAdmin({ id: 'a-2', username: 'piotr_k', role: 'admin', hasTotp: false });

describe('the accounts', () => {
  test('are coming, failed, none, there', async () => {
    const asked = Promise.withResolvers<unknown>();
    const { findByText, findByRole, api } = open({ calls: { [LIST]: () => asked.promise } });
    expect(await findByText('Loading admin accounts...')).toBeTruthy();
    asked.resolve(fail(503, 'unavailable', 'admin is away'));
    expect(await findByText('Failed to load admin accounts')).toBeTruthy();
    api.on(LIST, () => ({ admins: [] }));
    await user.click(await findByRole('button', { name: 'Retry' }));
    expect(await findByText('No admin accounts found')).toBeTruthy();
  });

  test('keep their last owner', async () => {
    const { findByRole } = open({ calls: { [LIST]: () => ({ admins: [someAdmin(), second] }) } });
    const list = within(await findByRole('list', { name: 'Admin Accounts' }));
    expect(list.getByText('owner (last one, can’t be removed)')).toBeTruthy();
    expect(list.queryByLabelText('Role of mirela')).toBeNull();
    await user.click(list.getByRole('button', { name: 'Actions for mirela' }));
    expect((await findByRole('menuitem', { name: 'Delete…' })).hasAttribute('data-disabled')).toBe(true);
  });

  test('are changed by owners only, and others are told so', async () => {
    const { findByRole, queryByLabelText } = open({ operator: { role: 'admin' } });
    const create = await findByRole('button', { name: 'Create admin' });
    expect([create.getAttribute('aria-disabled'), create.title]).toEqual(['true', 'Needs the role owner']);
    await findByRole('list', { name: 'Admin Accounts' });
    expect(queryByLabelText('Role of piotr_k')).toBeNull();
    await user.click(create);
    expect(page?.queryByRole('dialog')).toBeNull();
  });

  test('that are deleted were asked about; a refusal is told', async () => {
    const { findByRole, findByText, api } = open({ calls: { [LIST]: () => ({ admins: [someAdmin(), second] }) } });
    await user.click(await findByRole('button', { name: 'Actions for piotr_k' }));
    await user.click(await findByRole('menuitem', { name: 'Delete…' }));
    api.on('DELETE /api/admin/delete-admin/a-2', () => fail(409, 'last_owner', 'The last owner stays'));
    await user.click(await findByRole('button', { name: 'Delete admin' }));
    expect(await findByText('Failed to delete admin')).toBeTruthy();
    expect(await findByText('The last owner stays')).toBeTruthy();
    expect(api.sentTo('DELETE /api/admin/delete-admin/a-2')).toHaveLength(1);
  });
});

test('the badge of an account is linked to a member, and to nobody', async () => {
  const link = 'PUT /api/admin/badges/piotr_k';
  const calls = {
    [LIST]: () => ({ admins: [someAdmin(), second] }),
    [link]: () => fail(404, 'member_not_found', 'There is no member nova'),
  };
  const { findByRole, findByText, api } = open({ calls });
  const openDialog = async () => {
    await user.click(await findByRole('button', { name: 'Actions for piotr_k' }));
    await user.click(await findByRole('menuitem', { name: 'Link the badge…' }));
    return within(await findByRole('dialog', { name: 'Badge of piotr_k' }));
  };
  const dialog = await openDialog();
  await user.type(dialog.getByLabelText('Username of the member'), ' nova {Enter}');
  expect(await findByText('There is no member nova')).toBeTruthy();
  api.on(link, () => ({ success: true, member: 'nova' }));
  await user.click(dialog.getByRole('button', { name: 'Link the badge' }));
  expect(await findByText('nova shows the badge of piotr_k.')).toBeTruthy();
  await user.click((await openDialog()).getByRole('button', { name: 'Unlink the badge' }));
  expect(await findByText('No member shows the badge of piotr_k.')).toBeTruthy();
  expect(api.sentTo(link)).toEqual([{ member: 'nova' }, { member: 'nova' }, { member: null }]);
});

describe('a new account', () => {
  test('needs name and password, and is a moderator unless chosen otherwise', async () => {
    const { findByRole, findByText, api } = open({ calls: { [CREATE]: () => ({ success: true, admin: second }) } });
    await user.click(await findByRole('button', { name: 'Create admin' }));
    const dialog = within(await findByRole('dialog', { name: 'Create admin' }));
    await user.click(dialog.getByRole('button', { name: 'Create admin' }));
    expect(await dialog.findByText('Please enter both username and password')).toBeTruthy();
    await user.type(dialog.getByLabelText('Username'), ' piotr_k ');
    await user.type(dialog.getByLabelText('Password'), 'secret-1{Enter}');
    expect(await findByText('Admin created')).toBeTruthy();
    expect(api.sentTo(CREATE)).toEqual([{ username: 'piotr_k', password: 'secret-1', role: 'moderator' }]);
  });
});

describe('one’s own password', () => {
  test.each([
    [['', 'secret-2', 'secret-2'], 'Please fill in all fields'],
    [['secret-1', 'secret-2', 'secret-3'], 'New passwords do not match'],
    [['secret-1', '12345', '12345'], 'New password must be at least 6 characters long'],
  ])('%j is not sent', async (words, problem) => {
    const { findByRole, findByText, api } = open();
    const form = within(await findByRole('form', { name: 'Change password' }));
    const labels = ['Current password', 'New password', 'Confirm new password'];
    for (const [index, label] of labels.entries()) if (words[index]) await user.type(form.getByLabelText(label), words[index]);
    await user.click(form.getByRole('button', { name: 'Change password' }));
    expect(await findByText(problem)).toBeTruthy();
    expect(api.sentTo('PUT /api/admin/change-password')).toEqual([]);
  });

  test('is changed', async () => {
    const { findByRole, findByText, api } = open({ calls: { 'PUT /api/admin/change-password': () => ({ success: true }) } });
    const form = within(await findByRole('form', { name: 'Change password' }));
    await user.type(form.getByLabelText('Current password'), 'secret-1');
    await user.type(form.getByLabelText('New password'), 'secret-2');
    await user.type(form.getByLabelText('Confirm new password'), 'secret-2{Enter}');
    expect(await findByText('Password changed')).toBeTruthy();
    expect(api.sentTo('PUT /api/admin/change-password')).toEqual([{ currentPassword: 'secret-1', newPassword: 'secret-2' }]);
  });
});
