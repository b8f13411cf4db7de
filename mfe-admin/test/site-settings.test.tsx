import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { someEntry } from '../standalone/audit/fake-audit.ts';
import { someSetting } from '../standalone/site-settings/fake-settings.ts';
import { findSettings } from '../src/site-settings/find-settings.ts';
import { inPageLanguage } from '../src/site-settings/setting-label.ts';
import { problemOf } from '../src/site-settings/setting-problem.ts';
import type { Setting } from '../src/site-settings/settings-api.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const CHANGE = 'POST /api/admin/settings';
const minimum = someSetting({
  key: 'min_withdrawal',
  title: 'Minimum withdrawal',
  group: 'Withdrawals',
  service: 'wallet',
  type: 'money',
  value: '100',
  default: '100',
  changeableBy: 'owner',
  changedAt: null,
  changedBy: null,
  min: 1,
  max: 10_000,
  consequences: { higher: 'Fewer members can withdraw.', lower: 'More withdrawals to pay.' },
  texts: { es: { title: 'Retiro mínimo', group: 'Retiros', description: 'Lo mínimo.' } },
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

async function open(options: OpenPage & { settings?: Setting[] } = {}) {
  let settings = options.settings ?? [minimum, bonus];
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

/** In the dialog that a button of the row opens; it lies outside the page's container. */
async function openDialog(list: ReturnType<typeof within>, button: string) {
  await user.click(list.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

test('a link leads to one setting by its key', async () => {
  page = openPage('/admin/settings?search=daily_bonus', {
    calls: { 'GET /api/admin/settings': () => ({ settings: [minimum, bonus] }) },
  });
  expect(await page.findByRole('heading', { name: bonus.title })).toBeTruthy();
  expect(page.queryByRole('heading', { name: minimum.title })).toBeNull();
  expect((page.getByRole('searchbox') as HTMLInputElement).value).toBe('daily_bonus');
});

test('old and new value and what follows stand above the button; then it is in force, from what was seen', async () => {
  const { list, findByText, api } = await open();
  const dialog = await openDialog(list, 'Change: Minimum withdrawal');
  const field = dialog.getByLabelText('New value, R$');
  expect(dialog.getByText('From R$ 1 to R$ 10,000')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.clear(field);
  await user.type(field, '150');
  expect(dialog.getByText('1 change').parentElement?.textContent).toContain('R$ 100.00→R$ 150.00');
  expect(dialog.getByText('Fewer members can withdraw.')).toBeTruthy();
  await user.clear(field);
  await user.type(field, '50');
  expect(dialog.getByText('More withdrawals to pay.')).toBeTruthy();
  await user.dblClick(dialog.getByRole('button', { name: 'Save R$ 50.00' }));
  expect(await findByText('Setting saved')).toBeTruthy();
  expect(api.sentTo(CHANGE)).toEqual([{ key: 'min_withdrawal', value: '50', expected: '100' }]);
});

test('what differs from its default is marked, and is put back in the same dialog', async () => {
  const { list, api } = await open({
    settings: [
      { ...minimum, value: '150' },
      { ...bonus, value: 'on' },
    ],
  });
  expect(list.getAllByText('Not the default')).toHaveLength(1);
  const dialog = await openDialog(list, 'Restore default: Minimum withdrawal');
  await user.click(dialog.getByRole('button', { name: 'Save R$ 100.00' }));
  await waitFor(() => expect(api.sentTo(CHANGE)).toEqual([{ key: 'min_withdrawal', value: '100', expected: '150' }]));
  await waitFor(() => expect(list.queryByRole('button', { name: /Restore default/ })).toBeNull());
});

test('100.00 is no change of 100', async () => {
  const { list } = await open({ settings: [{ ...minimum, value: '100.00' }] });
  expect(list.queryByRole('button', { name: /Restore default/ })).toBeNull();
  const dialog = await openDialog(list, 'Change: Minimum withdrawal');
  await user.clear(dialog.getByLabelText('New value, R$'));
  await user.type(dialog.getByLabelText('New value, R$'), '100');
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

test('a switch is asked for before it is in force', async () => {
  const { list, api } = await open();
  const dialog = await openDialog(list, 'Switch off: Daily Login Bonus');
  expect(dialog.getByText('1 change').parentElement?.textContent).toContain('On→Off');
  expect(api.sentTo(CHANGE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await list.findByRole('button', { name: 'Switch on: Daily Login Bonus' })).toBeTruthy();
  expect(api.sentTo(CHANGE)).toEqual([{ key: 'daily_bonus', value: 'off', expected: 'on' }]);
});

test('who was slower is told who was quicker and what holds now, keeps what they typed, and saves over what they have seen', async () => {
  let inForce = minimum;
  const { list, api } = await open({
    calls: {
      'GET /api/admin/settings': () => ({ settings: [inForce] }),
      [CHANGE]: ({ body }) => {
        const { key, value, expected } = body as { key: string; value: string; expected: string };
        if (expected !== inForce.value) return fail(409, 'setting_changed', 'Someone else has just changed it');
        return { key, value, previous: expected };
      },
    },
  });
  const dialog = await openDialog(list, 'Change: Minimum withdrawal');
  inForce = { ...minimum, value: '120', changedBy: 'piotr_k', changedAt: '2026-11-20T10:00:00.000Z' };
  await user.clear(dialog.getByLabelText('New value, R$'));
  await user.type(dialog.getByLabelText('New value, R$'), '150{Enter}');
  expect(await dialog.findByText('piotr_k has changed this in the meantime. It is now R$ 120.00.')).toBeTruthy();
  expect(dialog.getByLabelText('New value, R$')).toHaveProperty('value', '150');
  expect(dialog.getByText('1 change').parentElement?.textContent).toContain('R$ 120.00→R$ 150.00');
  await user.click(dialog.getByRole('button', { name: 'Save R$ 150.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(CHANGE)).toEqual([
    { key: 'min_withdrawal', value: '150', expected: '100' },
    { key: 'min_withdrawal', value: '150', expected: '120' },
  ]);
});

test('what cannot be is told where it was typed, and is not sent', async () => {
  const { list, api } = await open();
  const dialog = await openDialog(list, 'Change: Minimum withdrawal');
  await user.type(dialog.getByLabelText('New value, R$'), 'much{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe('Enter an amount such as 12.50, without R$ and without commas.');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('New value, R$')));
  expect(api.sentTo(CHANGE)).toEqual([]);
});

const days = someSetting({ type: 'integer', unit: 'days', max: 90 });
const bare = someSetting({ type: 'money' });
test.each([
  [minimum, '1,000', 'Enter an amount such as 12.50, without R$ and without commas.'],
  [minimum, '1.005', 'Enter an amount such as 12.50, without R$ and without commas.'],
  [minimum, '0.99', 'Enter a value within the bounds: From R$ 1 to R$ 10,000.'],
  [minimum, '10000.01', 'Enter a value within the bounds: From R$ 1 to R$ 10,000.'],
  [minimum, '1', undefined],
  [minimum, '10000.00', undefined],
  [bare, '-1', 'Enter an amount such as 12.50, without R$ and without commas.'],
  [bare, '0', undefined],
  [days, '1.5', 'Enter a whole number, such as 30.'],
  [days, '91', 'Enter a value within the bounds: At most 90 days.'],
  [someSetting(), 'http://x.test', 'Enter a whole link that begins with https://.'],
  [someSetting(), 'https://x.test', undefined],
])('of $0.type $1 says what to type instead', (setting, typed, problem) => {
  expect(problemOf(setting, typed)).toBe(problem);
});

test('what identity refuses is told where it was typed, until something else is', async () => {
  const { list } = await open({ calls: { [CHANGE]: () => fail(400, 'bad_setting', 'Minimum withdrawal must be at most R$ 500') } });
  const dialog = await openDialog(list, 'Change: Minimum withdrawal');
  await user.type(dialog.getByLabelText('New value, R$'), '0{Enter}');
  const field = dialog.getByLabelText('New value, R$');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.type(field, '{Backspace}');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

test('a service of before says nothing of bounds, consequences and Spanish: all else works', async () => {
  const { min: _min, max: _max, consequences: _consequences, texts: _texts, ...before } = minimum;
  const { list, api } = await open({ settings: [before] });
  const dialog = await openDialog(list, 'Change: Minimum withdrawal');
  await user.type(dialog.getByLabelText('New value, R$'), '0{Enter}');
  await waitFor(() => expect(api.sentTo(CHANGE)).toEqual([{ key: 'min_withdrawal', value: '1000', expected: '100' }]));
});

test('is called as its service calls it in the language of the page, and found by that, without accents', () => {
  const limit = someSetting({ texts: { es: { title: 'Límite diario', group: 'Pagos', description: 'Lo que se paga.' } } });
  const inSpanish = [limit, minimum].map((setting) => inPageLanguage(setting, 'es'));
  expect(findSettings(inSpanish, 'limite', 'all')).toEqual([['Pagos', [expect.objectContaining({ title: 'Límite diario' })]]]);
  expect(inPageLanguage(limit, 'en').title).toBe('Discord invite');
  expect(findSettings([minimum, bonus], 'wallet', 'all')).toEqual([['Withdrawals', [minimum]]]);
});

test('what only an owner may change an admin sees', async () => {
  const { list } = await open({ operator: { role: 'admin' } });
  await user.click(list.getByRole('button', { name: 'Change: Minimum withdrawal' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(list.getByText(/Needs the role owner/)).toBeTruthy();
  expect(list.getByText(/Belongs to wallet/)).toBeTruthy();
  expect(await openDialog(list, 'Switch off: Daily Login Bonus')).toBeTruthy();
});

test('says who changed it from what to what', async () => {
  const entries = [someEntry({ before: { value: '50' }, input: { value: '100' } })];
  const { list, api } = await open({ calls: { 'GET /api/admin/audit': () => ({ entries, nextCursor: null, total: 1 }) } });
  await user.click(list.getByRole('button', { name: 'History: Minimum withdrawal' }));
  const history = await list.findByRole('list', { name: 'History of Minimum withdrawal' });
  expect(history.textContent).toContain('R$ 50.00 → R$ 100.00');
  const asked = api.requests.find(({ path }) => path === '/api/admin/audit');
  expect(asked?.query.get('objectId')).toBe('min_withdrawal');
});

test('settings stand in groups by name, and are found by what they are called, by their key, or because they were changed', async () => {
  const { list } = await open({
    calls: { 'GET /api/admin/settings': () => ({ settings: [{ ...minimum, value: '150' }, bonus] }) },
  });
  const titles = () => list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Rewards', 'Withdrawals']);
  expect(list.getByText('1 setting, 1 changed')).toBeTruthy();
  const search = list.getByRole('searchbox', { name: 'Search settings' });
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('/daily bonus');
  await waitFor(() => expect(titles()).toEqual(['Daily Login Bonus']));
  await user.clear(search);
  await user.type(search, 'min_with');
  await waitFor(() => expect(titles()).toEqual(['Minimum withdrawal']));
  await user.clear(search);
  await user.click(list.getByRole('radio', { name: 'Changed' }));
  expect(titles()).toEqual(['Minimum withdrawal']);
  await user.type(search, 'daily');
  expect(await list.findByText('No matching settings')).toBeTruthy();
});
