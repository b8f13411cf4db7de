import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clickTwice, fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { adjustProblems, balanceAfter } from '../../src/operators/adjustments/adjust-values.ts';
import { someAdjustment } from '../../standalone/operators/adjustments/fake-adjustments.ts';
import { MEMBER } from '../../standalone/operators/members/fake-members.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const ADJUST = `POST /api/admin/users/${MEMBER}/adjust-balance`;
const PROPOSED = 'GET /api/admin/adjustments';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const away = () => fail(503, 'unavailable', 'The wallet is not available right now.');
const booked = () => ({ success: true, balance: '12654.25' });

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();

async function openPanel(options: OpenTab = {}) {
  const opened = (page = openTab(`/admin?panel=adjust&member=${MEMBER}`, options));
  await opened.findByText('R$ 12,904.25');
  return opened;
}
type Opened = Awaited<ReturnType<typeof openPanel>>;

async function type({ getByLabelText }: Opened, amount = '-250', description = 'Paid twice'): Promise<void> {
  await user.type(getByLabelText('Amount, R$'), amount);
  await user.type(getByLabelText('Description'), description);
}

/** The key of each try. */
const keysOf = (opened: Opened) =>
  opened.api.requests
    .filter(({ method, path }) => `${method} ${path}` === ADJUST)
    .map(({ headers }) => headers.get('idempotency-key') ?? '');

test.each([
  ['opened to be used, is ready to be typed in', '&do=adjust', true],
  ['walked to through the tabs, leaves the focus where it is', '', false],
])('the panel, %s', async (_how, asked, hasFocus) => {
  const opened = (page = openTab(`/admin?panel=adjust&member=${MEMBER}${asked}`));
  const amount = await opened.findByLabelText('Amount, R$');
  expect(document.activeElement === amount).toBe(hasFocus);
  expect(opened.shell.router.state.location.search).not.toContain('do=');
});

describe('an adjustment', () => {
  test('says what it will be, and what is wrong with it; sent twice, it has one key, and the next one another', async () => {
    const answer = Promise.withResolvers<unknown>();
    const opened = await openPanel({ calls: { [ADJUST]: () => answer.promise } });
    await user.type(opened.getByLabelText('Amount, R$'), '-250');
    expect(opened.getByText('R$ 12,654.25')).toBeTruthy();
    await user.click(opened.getByRole('button', { name: 'Deduct R$ 250.00' }));
    expect(await opened.findByText('Please describe the adjustment')).toBeTruthy();
    await user.type(opened.getByLabelText('Description'), 'Paid twice');
    clickTwice(opened.getByRole('button', { name: 'Deduct R$ 250.00' }));
    answer.resolve(booked());
    expect(await opened.findByText('The new balance is R$ 12,654.25.')).toBeTruthy();
    expect(opened.api.sentTo(ADJUST)).toEqual([{ amount: '-250', description: 'Paid twice' }]);
    expect(keysOf(opened)).toEqual([expect.stringMatching(UUID)]);
    await waitFor(() => expect((opened.getByLabelText('Amount, R$') as HTMLInputElement).value).toBe(''));
    opened.api.on(ADJUST, booked);
    await type(opened);
    await user.click(opened.getByRole('button', { name: 'Deduct R$ 250.00' }));
    await waitFor(() => expect(new Set(keysOf(opened)).size).toBe(2));
  });

  test.each([
    ['the service is away', away],
    ['a proxy answers', () => new Response('<html>', { status: 504 })],
    ['nobody answers', () => Promise.reject(new TypeError('no connection'))],
  ])('when %s it says so, keeps what was asked, and tries again with the same key', async (_who, answer) => {
    const opened = await openPanel({ calls: { [ADJUST]: answer } });
    await type(opened);
    await user.click(opened.getByRole('button', { name: 'Deduct R$ 250.00' }));
    expect((await opened.findByRole('alert')).textContent).toContain('It is not known yet whether it was booked');
    for (const label of ['Amount, R$', 'Description']) expect((opened.getByLabelText(label) as HTMLInputElement).disabled).toBe(true);
    opened.api.on(ADJUST, booked);
    await user.click(opened.getByRole('button', { name: 'Try again' }));
    expect(await opened.findByText('The new balance is R$ 12,654.25.')).toBeTruthy();
    expect(keysOf(opened)).toHaveLength(2);
    expect(new Set(keysOf(opened)).size).toBe(1);
  });

  test('that was lost and is refused in the end may be written anew, under the same key: a try that comes late moves nothing beside it', async () => {
    const opened = await openPanel({ calls: { [ADJUST]: away } });
    await type(opened);
    await user.click(opened.getByRole('button', { name: 'Deduct R$ 250.00' }));
    opened.api.on(ADJUST, () => fail(429, 'too_many_requests', 'Too many requests.'));
    await user.click(await opened.findByRole('button', { name: 'Try again' }));
    expect(await opened.findByText('Too many requests.')).toBeTruthy();
    expect((opened.getByLabelText('Amount, R$') as HTMLInputElement).disabled).toBe(true);
    opened.api.on(ADJUST, () => fail(400, 'insufficient_balance', 'It cannot go below zero.'));
    await user.click(await opened.findByRole('button', { name: 'Try again' }));
    expect(await opened.findByText('It cannot go below zero.')).toBeTruthy();
    await user.clear(opened.getByLabelText('Amount, R$'));
    await user.type(opened.getByLabelText('Amount, R$'), '-1');
    opened.api.on(ADJUST, booked);
    await user.click(opened.getByRole('button', { name: 'Deduct R$ 1.00' }));
    await opened.findByText('Balance adjusted');
    expect(new Set(keysOf(opened)).size).toBe(1);
  });

  test.each(['100.01', '-100.01'])('of %s says before it is sent that another operator will have to confirm it', async (amount) => {
    const opened = await openPanel({ calls: { 'GET /api/admin/adjustments/limit': () => ({ limit: '1000.00', left: '100.00' }) } });
    await type(opened, amount.slice(0, -3));
    await waitFor(() => expect(opened.api.requests.some(({ path }) => path.endsWith('/limit'))).toBe(true));
    expect(opened.queryByText('Another operator has to confirm it')).toBeNull();
    await user.type(opened.getByLabelText('Amount, R$'), amount.slice(-3));
    expect(await opened.findByText('Another operator has to confirm it')).toBeTruthy();
    expect(opened.getByRole('link', { name: 'raise the limit' }).getAttribute('href')).toBe('/admin/settings?search=adjustment_limit');
  });

  test('above the limit says that another operator has to confirm it', async () => {
    const opened = await openPanel({ calls: { [ADJUST]: () => ({ success: true, proposal: someAdjustment() }) } });
    await type(opened, '2500');
    await user.click(opened.getByRole('button', { name: 'Add R$ 2,500.00' }));
    expect(await opened.findByText('Another operator has to confirm it')).toBeTruthy();
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
    [PROPOSED]: () => ({ adjustments: [someAdjustment(change)], total: 1 }),
  });
  const open = (options: OpenTab) => (page = openTab('/admin?insert=adjustments', options));
  const card = async (opened: ReturnType<typeof open>) =>
    within(await opened.findByRole('region', { name: 'Adjustments waiting for confirmation' }));

  test('are there only while there are any', async () => {
    const opened = open({ calls: waiting({ isBanned: true }) });
    const list = await card(opened);
    const row = await list.findByRole('listitem');
    for (const words of ['+R$ 2,500.00', 'tundra_vex', 'Winner of the building contest', 'by jonas_m', 'Banned'])
      expect(row.textContent).toContain(words);
    expect(list.getByRole('link', { name: 'tundra_vex' }).getAttribute('href')).toContain(`member=${MEMBER}`);
    opened.api.on(PROPOSED, () => ({ adjustments: [], total: 0 }));
    opened.api.on(call('decline'), () => ({ success: true }));
    await user.click(list.getByRole('button', { name: 'Decline' }));
    expect(await opened.findByText('Declined')).toBeTruthy();
    await waitFor(() => expect(opened.queryByText('Adjustments waiting for confirmation')).toBeNull());
  });

  test('are booked by a second operator who has seen what it is; a lost answer may be tried again', async () => {
    const opened = open({ calls: { ...waiting(), [call('confirm')]: away } });
    await (await card(opened)).findByRole('button', { name: 'Confirm…' });
    await user.keyboard('c');
    const dialog = within(await opened.findByRole('alertdialog', { name: 'Confirm what jonas_m proposed?' }));
    expect(dialog.getByText('tundra_vex: Winner of the building contest in November')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Confirm +R$ 2,500.00' }));
    expect(await opened.findByText(/It may already have been done/)).toBeTruthy();
    opened.api.on(call('confirm'), booked);
    await user.click(await dialog.findByRole('button', { name: 'Confirm +R$ 2,500.00', busy: false }));
    expect(await opened.findByText('Confirmed')).toBeTruthy();
    await waitFor(() => expect(opened.queryByRole('alertdialog')).toBeNull());
    expect(opened.api.sentTo(call('confirm'))).toEqual([{}, {}]);
  });

  test('are taken back by who proposed them; to the other one the list says so when they are late', async () => {
    const me = { id: '01930000-0000-7000-8000-000000000001', username: 'mirela' };
    const opened = open({ calls: { ...waiting({ by: me }), [call('withdraw')]: () => ({ success: true }) } });
    const button = await (await card(opened)).findByRole('button', { name: 'Take it back' });
    opened.api.on(PROPOSED, () => ({ adjustments: [], total: 0 }));
    clickTwice(button);
    expect(await opened.findByText('Taken back')).toBeTruthy();
    await waitFor(() => expect(opened.queryByText('Adjustments waiting for confirmation')).toBeNull());
    expect(opened.api.sentTo(call('withdraw'))).toEqual([{}]);
    cleanup();
    opened.api.restore();
    const late = () => fail(409, 'already_decided', 'mirela has taken it back.');
    const others = open({ calls: { ...waiting(), [call('confirm')]: late } });
    await user.click(await (await card(others)).findByRole('button', { name: 'Confirm…' }));
    const dialog = within(await others.findByRole('alertdialog', { name: 'Confirm what jonas_m proposed?' }));
    others.api.on(PROPOSED, () => ({ adjustments: [], total: 0 }));
    await user.click(dialog.getByRole('button', { name: 'Confirm +R$ 2,500.00' }));
    expect(await others.findByText('mirela has taken it back.')).toBeTruthy();
    await waitFor(() => expect(others.queryByText('Adjustments waiting for confirmation')).toBeNull());
    expect(others.queryByRole('alertdialog')).toBeNull();
  });

  test('are not for who proposed them, nor for a moderator', async () => {
    const me = { id: '01930000-0000-7000-8000-000000000001', username: 'mirela' };
    const opened = open({ calls: waiting({ by: me }) });
    expect(await (await card(opened)).findByText('You proposed it: another operator confirms or declines.')).toBeTruthy();
    expect(opened.queryByRole('button', { name: 'Confirm…' })).toBeNull();
    const link = (await card(opened)).getByRole('link', { name: 'raise the limit' });
    expect((await card(opened)).getByRole('button', { name: 'Take it back' })).toBeTruthy();
    expect(link.getAttribute('href')).toBe('/admin/settings?search=adjustment_limit');
    cleanup();
    opened.api.restore();
    const moderators = open({ calls: waiting(), operator: { role: 'moderator' } });
    const button = await (await card(moderators)).findByRole('button', { name: 'Confirm…' });
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual(['true', 'Needs the role admin']);
  });
});
