import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { someClosed, someMonth, someMonths } from '../../standalone/operators/money/fake-months.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}) => (page = openTab('/admin/money', options));
const user = userEvent.setup();
const CLOSE = 'POST /api/admin/money/months/2026-10/close';
const closings = () => page?.api.requests.filter(({ method }) => method === 'POST') ?? [];
const table = async () => within(await open().findByRole('table', { name: 'Months' }));

describe('the months', () => {
  test('say who closed them and when, what they came to and their hash, as files too', async () => {
    const months = await table();
    const row = within(months.getByRole('row', { name: /^September 2026/ }));
    expect(row.getByText(/^mirela, /)).toBeTruthy();
    expect(row.getByText('414,088')).toBeTruthy();
    expect(row.getByRole('button', { name: '3fa9c17be2' })).toBeTruthy();
    expect(row.getByRole('link', { name: 'September 2026 as CSV' }).getAttribute('href')).toBe('/api/admin/money/months.csv?month=2026-09');
    expect(row.getByRole('link', { name: 'September 2026 as JSON' }).getAttribute('href')).toBe('/api/admin/money/months/2026-09');
  });

  test.each([
    ['month_not_over', [], 'It is not over yet'],
    ['months_in_order', ['2026-09'], 'Close September 2026 first'],
    ['root_missing', ['2026-10-04'], 'The root of 2026-10-04 is not published yet'],
    ['audit_finding_open', ['sum-is-zero'], 'An audit found something that is not fixed yet: sum-is-zero'],
  ] as const)('say why one cannot be closed: %s', async (code, about, words) => {
    const months = someMonths({ open: [{ month: '2026-10', refusal: { code, message: '?', about: [...about] } }] });
    const { findByText, queryByRole, findByRole, getByRole } = open({ calls: { 'GET /api/admin/money/months': () => months } });
    expect(await findByText(words)).toBeTruthy();
    expect(queryByRole('button', { name: 'Close month…' })).toBeNull();
    await user.click(getByRole('button', { name: 'Show the sums of October 2026' }));
    const dialog = within(await findByRole('dialog', { name: 'Close October 2026' }));
    expect(await dialog.findByText('Owed: the reserve needed')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Close the month' }).hasAttribute('disabled')).toBe(true);
  });

  test('are none before the first one, and say when they did not load', async () => {
    const { findByText, findAllByRole, api } = open({
      calls: { 'GET /api/admin/money/months': () => fail(503, 'unavailable', 'Not now') },
    });
    expect(await findByText('Months did not load')).toBeTruthy();
    api.on('GET /api/admin/money/months', () => someMonths({ open: [], closed: [] }));
    await user.click((await findAllByRole('button', { name: 'Retry' }))[0] as HTMLElement);
    expect(await findByText('No month yet')).toBeTruthy();
  });
});

describe('closing a month', () => {
  test('shows its sums before, closes it once, and the list says so', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { findByRole, findByText, api } = open({ calls: { [CLOSE]: () => answer.promise } });
    await user.click(await findByRole('button', { name: 'Close month…' }));
    const dialog = within(await findByRole('dialog', { name: 'Close October 2026' }));
    expect(await dialog.findByText('Paid out (812 withdrawals)')).toBeTruthy();
    expect(dialog.getByRole('table', { name: 'Accounts', hidden: true }).textContent).toContain('payouts:held');
    const confirm = dialog.getByRole('button', { name: 'Close the month' });
    await expect.poll(() => confirm.hasAttribute('disabled')).toBe(false);
    await user.dblClick(confirm);
    api.on('GET /api/admin/money/months', () => someMonths({ open: [], closed: [someClosed('2026-10')] }));
    answer.resolve(someClosed('2026-10'));
    expect(await findByText('October 2026 is closed')).toBeTruthy();
    expect(await findByText(/^mirela, /)).toBeTruthy();
    expect(closings()).toHaveLength(1);
  });

  test('that was refused says why, and the dialog stays', async () => {
    const refusal = () => fail(409, 'root_missing', 'No root is published yet of 2026-10-31.');
    const { findByRole, findByText } = open({ calls: { [CLOSE]: refusal } });
    await user.click(await findByRole('button', { name: 'Close month…' }));
    const confirm = await findByRole('button', { name: 'Close the month' });
    await expect.poll(() => confirm.hasAttribute('disabled')).toBe(false);
    await user.click(confirm);
    expect(await findByText('Failed to close October 2026')).toBeTruthy();
    expect(await findByText('No root is published yet of 2026-10-31.')).toBeTruthy();
    expect(await findByRole('dialog', { name: 'Close October 2026' })).toBeTruthy();
  });

  test('needs the sums: without them nothing is closed', async () => {
    const { findByRole, findByText, api } = open({
      calls: { 'GET /api/admin/money/months/2026-10': () => fail(503, 'unavailable', 'Not now') },
    });
    await user.click(await findByRole('button', { name: 'Close month…' }));
    expect(await findByText('The month did not load')).toBeTruthy();
    expect((await findByRole('button', { name: 'Close the month' })).hasAttribute('disabled')).toBe(true);
    api.on('GET /api/admin/money/months/2026-10', () => someMonth('2026-10', false));
    await user.click(await findByRole('button', { name: 'Retry' }));
    expect(await findByText('Owed: the reserve needed')).toBeTruthy();
  });

  test('is not for moderators, who may look', async () => {
    const { findByRole } = open({ operator: { role: 'moderator' } });
    const button = await findByRole('button', { name: 'Close month…' });
    await user.click(button);
    expect(button.getAttribute('title')).toBe('Needs the role admin');
    expect(page?.queryByRole('dialog')).toBeNull();
  });
});
