import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, it } from 'vitest';
import { someEntry } from '../src/audit/fake-audit.ts';
import { someSetting } from '../src/site-settings/fake-settings.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const CHANGE = 'POST /api/admin/settings';
const minimum = someSetting({
  key: 'min_withdrawal',
  title: 'Minimum withdrawal',
  group: 'Withdrawals',
  type: 'money',
  value: '100',
  default: '100',
  changeableBy: 'owner',
  changedAt: null,
  changedBy: null,
});
const bonus = someSetting({
  key: 'daily_bonus',
  title: 'Daily Login Bonus',
  group: 'Rewards',
  type: 'on_off',
  value: 'on',
  default: 'on',
  changeableBy: 'admin',
});

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();

async function open(options: OpenPage = {}) {
  let settings = [minimum, bonus];
  const calls = {
    'GET /api/admin/settings': () => ({ settings }),
    [CHANGE]: ({ body }: { body: unknown }) => {
      const { key, value } = body as { key: string; value: string };
      settings = settings.map((setting) => (setting.key === key ? { ...setting, value } : setting));
      return { key, value, previous: '' };
    },
    ...options.calls,
  };
  page = openPage('/admin/settings', { ...options, calls });
  const list = within(page.container);
  await list.findByRole('list', { name: 'Withdrawals' });
  return { ...page, list };
}

it('a typed value is in force after Save, and from what was seen', async () => {
  const { list, findByText, api } = await open();
  const field = list.getByLabelText('Minimum withdrawal');
  expect(list.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.clear(field);
  await user.type(field, '150{Enter}');
  expect(await findByText('Setting saved')).toBeTruthy();
  expect(await findByText('Minimum withdrawal: R$ 150.00')).toBeTruthy();
  expect(api.sentTo(CHANGE)).toEqual([{ key: 'min_withdrawal', value: '150', expected: '100' }]);
  await user.click(await list.findByRole('button', { name: 'Restore default' }));
  await waitFor(() => expect(api.sentTo(CHANGE)[1]).toEqual({ key: 'min_withdrawal', value: '100', expected: '150' }));
});

it('a switch is in force at once, and goes back when it is refused', async () => {
  const { list, findByText, api } = await open({ calls: { [CHANGE]: () => fail(409, 'setting_changed', 'Somebody else has changed it') } });
  await user.click(list.getByRole('checkbox', { name: 'Daily Login Bonus' }));
  expect(await findByText('Failed to save setting')).toBeTruthy();
  expect(await list.findByRole('checkbox', { name: 'Daily Login Bonus', checked: true })).toBeTruthy();
  expect(api.sentTo(CHANGE)).toEqual([{ key: 'daily_bonus', value: 'off', expected: 'on' }]);
});

it('a bad value is told where it was typed', async () => {
  const { list } = await open({ calls: { [CHANGE]: () => fail(400, 'bad_setting', 'Minimum withdrawal must be an amount in R$') } });
  await user.clear(list.getByLabelText('Minimum withdrawal'));
  await user.type(list.getByLabelText('Minimum withdrawal'), 'much{Enter}');
  expect((await list.findByRole('alert')).textContent).toBe('Minimum withdrawal must be an amount in R$');
});

it('what only an owner may change an admin sees', async () => {
  const { list, findByText } = await open({ operator: { role: 'admin' } });
  expect(list.getByLabelText('Minimum withdrawal')).toHaveProperty('disabled', true);
  expect(list.getByRole('checkbox', { name: 'Daily Login Bonus' })).toHaveProperty('disabled', false);
  expect(await findByText(/Needs the role owner/)).toBeTruthy();
});

it('says who changed it from what to what', async () => {
  const entries = [someEntry({ before: { value: '50' }, input: { value: '100' } })];
  const { list, api } = await open({ calls: { 'GET /api/admin/audit': () => ({ entries, nextCursor: null, total: 1 }) } });
  await user.click(within(list.getByRole('list', { name: 'Withdrawals' })).getByRole('button', { name: 'History' }));
  const history = await list.findByRole('list', { name: 'History of Minimum withdrawal' });
  expect(history.textContent).toContain('R$ 50.00 → R$ 100.00');
  const asked = api.requests.find(({ path }) => path === '/api/admin/audit');
  expect(asked?.query.get('objectId')).toBe('min_withdrawal');
});

it('settings stand in groups by name, and are found by what they are called, by their key, or because they were changed', async () => {
  const { list } = await open({
    calls: { 'GET /api/admin/settings': () => ({ settings: [{ ...minimum, value: '150' }, bonus] }) },
  });
  const titles = () => list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Rewards', 'Withdrawals']);
  expect(list.getByText('1 setting, 1 changed')).toBeTruthy();
  const search = list.getByRole('searchbox', { name: 'Search settings' });
  await user.type(search, 'daily bonus');
  expect(titles()).toEqual(['Daily Login Bonus']);
  await user.clear(search);
  await user.type(search, 'min_with');
  expect(titles()).toEqual(['Minimum withdrawal']);
  await user.clear(search);
  await user.click(list.getByRole('radio', { name: 'Changed' }));
  expect(titles()).toEqual(['Minimum withdrawal']);
  await user.type(search, 'daily');
  expect(list.getByText('No matching settings')).toBeTruthy();
});

it('Cancel stands before Save, as in every dialog', async () => {
  const { list } = await open();
  await user.type(list.getByLabelText('Minimum withdrawal'), '5');
  const [cancel, save] = [list.getByRole('button', { name: 'Cancel' }), list.getByRole('button', { name: 'Save' })];
  expect(cancel.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
