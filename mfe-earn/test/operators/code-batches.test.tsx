import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { batchProblems, NO_BATCH } from '../../src/operators/code-batches/batch-values.ts';
import { someBatch } from '../../standalone/operators/code-batches/fake-code-batches.ts';
import { openTab, type OpenTab } from './open-tab.tsx';

const LIST = 'GET /api/admin/code-batches';
const CREATE = 'POST /api/admin/code-batches';
const SWITCH = `PATCH /api/admin/code-batches/${someBatch().id}`;
const CSV = `/api/admin/code-batches/${someBatch().id}/codes.csv`;

let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (options: OpenTab = {}) => (page = openTab('/admin?tab=promos&state=batches', options));
const user = userEvent.setup();

async function form(opened: ReturnType<typeof open>, values: Record<string, string>) {
  await user.click(await opened.findByRole('button', { name: 'Create batch' }));
  const dialog = within(await opened.findByRole('dialog', { name: 'Create a batch of codes' }));
  for (const [label, value] of Object.entries(values))
    fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  return dialog;
}

test('each stands in one row, with its file to be downloaded again', async () => {
  const opened = open();
  const row = await opened.findByRole('row', { name: /STREAM-/ });
  expect(row.textContent).toContain('84 of 200');
  expect(row.textContent).toContain('Handed out by ZephyrQuill');
  expect(opened.getByRole('link', { name: 'The codes of STREAM- as CSV' }).getAttribute('href')).toBe(CSV);
  expect(opened.api.requests.find(({ path }) => path === '/api/admin/code-batches')?.query.has('state')).toBe(false);
  await user.click(opened.getByRole('button', { name: /^All/ }));
  expect(await opened.findByRole('row', { name: /AUTUMN50/ })).toBeTruthy();
});

test('is created in one act, and its file is there', async () => {
  const answer = Promise.withResolvers<unknown>();
  const opened = open({ calls: { [CREATE]: () => answer.promise } });
  const dialog = await form(opened, { 'How many': '200', 'Reward of each': '25', 'Begins with': 'stream-' });
  expect(dialog.getByText('R$ 5,000.00')).toBeTruthy();
  expect(dialog.getByText('1 in 5.5 billion per try')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create 200 codes' }));
  await user.keyboard('{Enter}');
  answer.resolve({ batch: someBatch() });
  const made = within(await opened.findByRole('dialog', { name: '200 codes created' }));
  expect(made.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(CSV);
  expect(opened.api.sentTo(CREATE)).toEqual([{ prefix: 'STREAM-', size: 200, reward: '25', note: '' }]);
  await user.click(made.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opened.api.sentTo(LIST)).toHaveLength(2));
});

test('whose answer was lost may be done, and is tried again with the same key', async () => {
  const opened = open({ calls: { [CREATE]: () => fail(503, 'unavailable', 'It is away.') } });
  const dialog = await form(opened, { 'Reward of each': '25', 'Begins with': 'X-' });
  await user.click(dialog.getByRole('button', { name: 'Create 50 codes' }));
  expect(
    await opened.findByText('It is away. It may already have been done. If you try again in this dialog, it happens at most once.'),
  ).toBeTruthy();
  opened.api.on(CREATE, () => ({ batch: someBatch() }));
  await user.click(dialog.getByRole('button', { name: 'Create 50 codes' }));
  await opened.findByRole('dialog', { name: '200 codes created' });
  const keys = opened.api.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
});

test('is switched off as one; a moderator only looks, and gets no file', async () => {
  const opened = open({ calls: { [SWITCH]: () => ({ batch: someBatch({ isActive: false }) }) } });
  await user.click(await opened.findByRole('button', { name: 'Actions for STREAM-' }));
  await user.click(await opened.findByRole('menuitem', { name: 'Switch off' }));
  expect(await opened.findByText('Batch switched off')).toBeTruthy();
  expect(opened.api.sentTo(SWITCH)).toEqual([{ isActive: false }]);
  cleanup();
  const looking = open({ operator: { role: 'moderator' } });
  await looking.findByRole('row', { name: /STREAM-/ });
  expect(looking.queryByRole('link', { name: /Download the codes/ })).toBeNull();
});

test.each([
  [{ prefix: '' }, 'prefix'],
  [{ prefix: 'TWO WORDS' }, 'prefix'],
  [{ size: '0' }, 'size'],
  [{ size: '5001' }, 'size'],
  [{ reward: '0' }, 'reward'],
  [{ reward: '10000.01' }, 'reward'],
  [{ expiresAt: '2020-01-01T00:00' }, 'expiresAt'],
])('%j is wrong', (change, field) => {
  expect(Object.keys(batchProblems({ ...NO_BATCH, prefix: 'A-', reward: '1', ...change }))).toEqual([field]);
});

describe('a batch above what one operator may promise alone', () => {
  const proposed = (by = { id: 'op-2', username: 'jonas_m' }) => ({
    proposals: [
      {
        id: '01930000-0000-7000-8000-000000000409',
        asked: { prefix: 'STREAM-', size: 500, reward: '25.00', note: 'For November' },
        promised: '12500.00',
        by,
        createdAt: '2026-11-20T10:00:00.000Z',
      },
    ],
    total: 1,
  });
  const PROPOSALS = 'GET /api/admin/code-batches/proposals';
  const decide = (what: string) => `POST /api/admin/code-batches/proposals/01930000-0000-7000-8000-000000000409/${what}`;

  test('is confirmed by another one, who sees all that it promises', async () => {
    const opened = open({ calls: { [PROPOSALS]: () => proposed(), [decide('confirm')]: () => ({ success: true }) } });
    const waiting = within(await opened.findByRole('region', { name: 'Batches waiting for confirmation' }));
    expect(waiting.getByText('500 codes STREAM-…, R$ 25.00 each · For November', { exact: false })).toBeTruthy();
    await user.click(waiting.getByRole('button', { name: 'Confirm…' }));
    const dialog = within(await opened.findByRole('alertdialog', { name: 'Confirm what jonas_m proposed?' }));
    await user.click(dialog.getByRole('button', { name: 'Confirm R$ 12,500.00' }));
    expect(await opened.findByText('Confirmed')).toBeTruthy();
    expect(opened.api.sentTo(decide('confirm'))).toEqual([{}]);
  });

  test('is declined; what is refused is told', async () => {
    const refuse = () => fail(409, 'already_decided', 'cleo has confirmed it already.');
    const opened = open({ calls: { [PROPOSALS]: () => proposed(), [decide('decline')]: refuse } });
    await user.click(await opened.findByRole('button', { name: 'Decline' }));
    expect(await opened.findByText('Failed to decline')).toBeTruthy();
    opened.api.on(decide('decline'), () => ({ success: true }));
    await user.click(await opened.findByRole('button', { name: 'Decline' }));
    expect(await opened.findByText('Declined')).toBeTruthy();
  });

  test('is not for who proposed it', async () => {
    const opened = open({ operator: { id: 'op-1' }, calls: { [PROPOSALS]: () => proposed({ id: 'op-1', username: 'mirela' }) } });
    expect(await opened.findByText('You proposed it: another operator confirms or declines.')).toBeTruthy();
    expect(opened.queryByRole('button', { name: 'Confirm…' })).toBeNull();
  });

  test('says so when it is asked for', async () => {
    const opened = open({ calls: { [CREATE]: () => ({ proposal: { id: 'x' } }) } });
    const dialog = await form(opened, { 'How many': '500', 'Reward of each': '25', 'Begins with': 'stream-' });
    expect(await dialog.findByText(/On your own you have R\$ 10,000\.00 left/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Create 500 codes' }));
    expect(await opened.findByText(/^Nothing is done yet/)).toBeTruthy();
    await waitFor(() => expect(opened.queryByRole('dialog')).toBeNull());
  });
});
