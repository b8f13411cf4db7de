import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { adjustProblems, balanceAfter } from '../src/adjustments/adjust-values.ts';
import { someAdjustment } from '../standalone/adjustments/fake-adjustments.ts';
import { someOperator } from '../standalone/fake-admin.ts';
import { someUser } from '../standalone/members/fake-members.ts';
import { openPage, type OpenPage } from './open-page.tsx';

const ADJUST = `POST /api/admin/users/${someUser().id}/adjust-balance`;
const OPEN = 'GET /api/admin/adjustments';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const unknown = () => fail(503, 'adjustment_unknown', 'It is not known yet whether this adjustment was booked.');
const booked = () => ({ success: true, balance: '12654.25' });

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenPage = {}) => (page = openPage('/admin?tab=users', options));
const user = userEvent.setup();
const soon = { timeout: 30_000 };

async function openDialog(opened: ReturnType<typeof open>) {
  await user.click(await opened.findByRole('button', { name: 'Actions for tundra_vex' }));
  await user.click(await opened.findByRole('menuitem', { name: 'Adjust balance…' }));
  return within(await opened.findByRole('dialog', { name: 'Adjust balance of tundra_vex' }));
}

async function typeInto(dialog: Awaited<ReturnType<typeof openDialog>>, amount = '-250'): Promise<void> {
  await user.type(dialog.getByLabelText('Amount, R$'), amount);
  await user.type(dialog.getByLabelText('Description'), 'Paid twice');
}

/** The key of each try. */
const keysOf = (opened: ReturnType<typeof open>) =>
  opened.api.requests
    .filter(({ method, path }) => `${method} ${path}` === ADJUST)
    .map(({ headers }) => headers.get('idempotency-key') ?? '');

describe('an adjustment', () => {
  test('says what it will be, and what is wrong with it; sent twice, it has one key', async () => {
    const answer = Promise.withResolvers<unknown>();
    const opened = open({ calls: { [ADJUST]: () => answer.promise } });
    const dialog = await openDialog(opened);
    await user.type(dialog.getByLabelText('Amount, R$'), '-250');
    expect(dialog.getByText('R$ 12,654.25')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Deduct R$ 250.00' }));
    expect(await dialog.findByText('Please describe the adjustment')).toBeTruthy();
    await user.type(dialog.getByLabelText('Description'), 'Paid twice');
    clickTwice(dialog.getByRole('button', { name: 'Deduct R$ 250.00' }));
    answer.resolve(booked());
    expect(await opened.findByText('tundra_vex has R$ 12,654.25 now.')).toBeTruthy();
    expect(opened.api.sentTo(ADJUST)).toEqual([{ amount: '-250', description: 'Paid twice' }]);
    expect(keysOf(opened)).toEqual([expect.stringMatching(UUID)]);
  });

  test.each([
    ['the service does not know', unknown],
    ['a proxy answers', () => new Response('<html>', { status: 504 })],
    ['nobody answers', () => Promise.reject(new TypeError('no connection'))],
  ])('when %s it says so, keeps what was asked, and tries again with the same key', async (_who, answer) => {
    const opened = open({ calls: { [ADJUST]: answer } });
    const dialog = await openDialog(opened);
    await typeInto(dialog);
    await user.click(dialog.getByRole('button', { name: 'Deduct R$ 250.00' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('It is not known yet whether it was booked');
    for (const label of ['Amount, R$', 'Description']) expect((dialog.getByLabelText(label) as HTMLInputElement).disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(keysOf(opened)).toHaveLength(2), soon);
    opened.api.on(ADJUST, booked);
    await vi.waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toHaveProperty('ariaBusy', null), soon);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await opened.findByText('tundra_vex has R$ 12,654.25 now.')).toBeTruthy();
    expect(new Set(keysOf(opened)).size).toBe(1);
    expect(opened.queryByRole('dialog')).toBeNull();
  });

  test('that was lost and is refused in the end may be written anew, under another key', async () => {
    const opened = open({ calls: { [ADJUST]: unknown } });
    const dialog = await openDialog(opened);
    await typeInto(dialog);
    await user.click(dialog.getByRole('button', { name: 'Deduct R$ 250.00' }));
    opened.api.on(ADJUST, () => fail(400, 'insufficient_balance', 'It cannot go below zero.'));
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await opened.findByText('It cannot go below zero.')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Amount, R$'));
    await user.type(dialog.getByLabelText('Amount, R$'), '-1');
    opened.api.on(ADJUST, booked);
    await user.click(dialog.getByRole('button', { name: 'Deduct R$ 1.00' }));
    await opened.findByText('Balance adjusted');
    const [lost, refused, anew] = keysOf(opened);
    expect([refused === lost, anew === lost]).toEqual([true, false]);
  });

  test('whose try was lost stays unknown when the next one is refused for another reason', async () => {
    const opened = open({ calls: { [ADJUST]: unknown } });
    const dialog = await openDialog(opened);
    await typeInto(dialog);
    await user.click(dialog.getByRole('button', { name: 'Deduct R$ 250.00' }));
    opened.api.on(ADJUST, () => fail(429, 'too_many_requests', 'Too many requests.'));
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await opened.findByText('Too many requests.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect((dialog.getByLabelText('Amount, R$') as HTMLInputElement).disabled).toBe(true);
  });

  test('has another key each time that the dialog opens', async () => {
    const opened = open({ calls: { [ADJUST]: booked } });
    for (let time = 0; time < 2; time += 1) {
      const dialog = await openDialog(opened);
      await typeInto(dialog);
      await user.click(dialog.getByRole('button', { name: 'Deduct R$ 250.00' }));
      await vi.waitFor(() => expect(opened.queryByRole('dialog')).toBeNull(), soon);
    }
    expect(new Set(keysOf(opened)).size).toBe(2);
  });

  test('above the limit says that another operator has to confirm it', async () => {
    const opened = open({ calls: { [ADJUST]: () => ({ success: true, proposal: someAdjustment() }) } });
    const dialog = await openDialog(opened);
    await typeInto(dialog, '2500');
    await user.click(dialog.getByRole('button', { name: 'Add R$ 2,500.00' }));
    expect(await opened.findByText('Another operator has to confirm it')).toBeTruthy();
    await vi.waitFor(() => expect(opened.api.sentTo(OPEN)).toHaveLength(2), soon);
  });

  test('that the server refuses says why and keeps what was typed', async () => {
    const opened = open({ calls: { [ADJUST]: () => fail(400, 'insufficient_balance', 'It cannot go below zero.') } });
    const dialog = await openDialog(opened);
    await user.type(dialog.getByLabelText('Amount, R$'), '-1');
    await user.type(dialog.getByLabelText('Description'), 'x{Enter}');
    expect(await opened.findByText('Failed to adjust balance')).toBeTruthy();
    expect(opened.getByText('It cannot go below zero.')).toBeTruthy();
    expect((dialog.getByLabelText('Amount, R$') as HTMLInputElement).value).toBe('-1');
  });

  test('is there for a moderator, with the reason why not', async () => {
    const opened = open({ operator: { role: 'moderator' } });
    await user.click(await opened.findByRole('button', { name: 'Actions for tundra_vex' }));
    const item = await opened.findByRole('menuitem', { name: /Adjust balance/ });
    expect([item.getAttribute('aria-disabled'), item.textContent]).toEqual(['true', expect.stringContaining('Needs the role admin')]);
  });

  test.each([
    [{ amount: '', description: 'x' }, 'amount'],
    [{ amount: '0', description: 'x' }, 'amount'],
    [{ amount: '1.005', description: 'x' }, 'amount'],
    [{ amount: '-12.51', description: 'x' }, 'amount'],
    [{ amount: '5', description: ' ' }, 'description'],
  ])('%j is wrong', (values, field) => expect(Object.keys(adjustProblems(values, '12.50'))).toEqual([field]));

  test('reckons in hundredths', () => {
    expect(balanceAfter({ amount: '0.1', description: '' }, '0.20')).toBe('R$ 0.30');
    expect(balanceAfter({ amount: 'x', description: '' }, '0.20')).toBeNull();
    expect(adjustProblems({ amount: '-12.50', description: 'all' }, '12.50')).toEqual({});
  });
});

describe('adjustments that wait', () => {
  const one = someAdjustment();
  const call = (verb: string) => `POST /api/admin/adjustments/${one.id}/${verb}`;
  const waiting = (change: Parameters<typeof someAdjustment>[0] = {}) => ({
    [OPEN]: () => ({ adjustments: [someAdjustment(change)], total: 1 }),
  });
  const card = async (opened: ReturnType<typeof open>) => within(await opened.findByRole('region', { name: 'Adjustments that wait' }));

  test('stand above the list, and only while there are any', async () => {
    const opened = open({ calls: waiting({ isBanned: true }) });
    const list = await card(opened);
    const row = await list.findByRole('listitem');
    for (const words of ['+R$ 2,500.00', 'tundra_vex', 'Winner of the building contest', 'by jonas_m', 'Proposed', 'Banned'])
      expect(row.textContent).toContain(words);
    opened.api.on(OPEN, () => ({ adjustments: [], total: 0 }));
    opened.api.on(call('decline'), () => ({ success: true }));
    await user.click(list.getByRole('button', { name: 'Decline' }));
    expect(await opened.findByText('Adjustment declined')).toBeTruthy();
    await vi.waitFor(() => expect(opened.queryByText('Adjustments that wait')).toBeNull(), soon);
  });

  test('are booked by a second operator who has seen what it is', async () => {
    const opened = open({ calls: { ...waiting(), [call('confirm')]: booked } });
    await user.click(await (await card(opened)).findByRole('button', { name: 'Confirm…' }));
    const dialog = within(await opened.findByRole('alertdialog', { name: 'Confirm the adjustment of tundra_vex?' }));
    expect(dialog.getByText('Winner of the building contest in November')).toBeTruthy();
    expect(opened.api.sentTo(call('confirm'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Book +R$ 2,500.00' }));
    expect(await opened.findByText('tundra_vex has R$ 12,654.25 now.')).toBeTruthy();
    expect(opened.api.sentTo(call('confirm'))).toEqual([{}]);
  });

  test('are not for who proposed them, nor for a moderator', async () => {
    const { id, username } = someOperator();
    const opened = open({ calls: waiting({ by: { id, username } }) });
    expect(await (await card(opened)).findByText('You proposed it: another operator confirms or declines.')).toBeTruthy();
    expect(opened.queryByRole('button', { name: 'Confirm…' })).toBeNull();
    cleanup();
    opened.api.restore();
    const moderators = open({ calls: waiting(), operator: { role: 'moderator' } });
    const button = await (await card(moderators)).findByRole('button', { name: 'Confirm…' });
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Needs the role admin']);
  });

  test('whose answer was lost are asked about again', async () => {
    const opened = open({ calls: { ...waiting({ state: 'unknown', second: { id: 'x', username: 'ada' } }), [call('settle')]: unknown } });
    const list = await card(opened);
    expect((await list.findByRole('listitem')).textContent).toContain('by jonas_m, confirmed by ada');
    await user.click(list.getByRole('button', { name: 'Ask again' }));
    expect(await opened.findByText('The answer was lost. Asking again says what is so, and it is booked once at most.')).toBeTruthy();
    opened.api.on(call('settle'), booked);
    await user.click(await list.findByRole('button', { name: 'Ask again', busy: false }));
    expect(await opened.findByText('tundra_vex has R$ 12,654.25 now.')).toBeTruthy();
  });
});
