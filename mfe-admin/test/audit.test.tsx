import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { someEntry } from '../standalone/audit/fake-audit.ts';
import { changedFields } from '../src/audit/changed-fields.ts';
import { auditLabels } from '../src/audit/audit-labels.ts';
import { fieldValue } from '../src/audit/field-value.ts';
import { gistOf } from '../src/audit/gist.ts';
import { fakeEntries } from '../standalone/brought/fake-brought.ts';
import { someViews } from '../standalone/saved-views/fake-saved-views.ts';
import { openPage } from './open-page.tsx';

let page: ReturnType<typeof openPage> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const user = userEvent.setup();

describe('before and after', () => {
  test('stand side by side, nested ones by their path', () => {
    const before = { role: 'admin', limits: { daily: 5 }, same: true };
    const after = { role: 'owner', limits: { daily: 7 }, same: true, tags: ['x'] };
    expect(changedFields(before, after, null)).toEqual([
      { name: 'role', before: 'admin', after: 'owner', isChanged: true },
      { name: 'limits.daily', before: '5', after: '7', isChanged: true },
      { name: 'same', before: 'true', after: 'true', isChanged: false },
      { name: 'tags', before: undefined, after: '["x"]', isChanged: true },
    ]);
  });

  test('without an after show what was asked for', () => {
    expect(changedFields(null, null, { amount: '-5.00' })).toEqual([
      { name: 'amount', before: undefined, after: '-5.00', isChanged: true },
    ]);
    expect(changedFields(null, null, null)).toEqual([]);
  });
});

describe('what an entry is about', () => {
  const gist = (change: Parameters<typeof someEntry>[0]) => gistOf(someEntry(change));
  const shown = ({ fields }: ReturnType<typeof gistOf>) => fields.map(({ name, before, after }) => [name, before, after]);

  test('is what changed, two fields of it, and the operator’s own words', () => {
    const edit = gist({
      before: { title: 'Frday Drop', prize: '500.00', endsAt: 'a', fee: '1', version: 3 },
      after: { title: 'Friday Drop', prize: '750.00', endsAt: 'b', fee: '1', version: 4 },
      input: { reason: 'A slip' },
    });
    expect([shown(edit), edit.more, edit.said]).toEqual([
      [
        ['title', 'Frday Drop', 'Friday Drop'],
        ['prize', '500.00', '750.00'],
      ],
      1,
      'A slip',
    ]);
  });

  test('of a new thing is what it has; of one that is gone, nothing that it had; of a refusal, its problem alone', () => {
    expect(shown(gist({ before: null, after: { reward: '15.00' }, input: null }))).toEqual([['reward', undefined, '15.00']]);
    expect(shown(gist({ before: { reward: '15.00' }, after: null, input: { id: 'x' } }))).toEqual([['id', undefined, 'x']]);
    const refused = gist({ outcome: 'failed', before: null, after: null, input: { amount: '-5.00', description: 'Correction' } });
    expect([shown(refused), refused.more, refused.said]).toEqual([[], 0, 'Correction']);
  });

  test('names an act and its fields as its domain does; one that is not named, or whose remote is away, in its own words', () => {
    const { ofAct, ofField, acts } = auditLabels(fakeEntries);
    expect(['win_chance.set', 'member.ban', 'spin-wheel.re_set'].map(ofAct)).toEqual([
      'Set a win chance',
      'Ban a member',
      'spin wheel: re set',
    ]);
    const fields = ['houseEdgeMultiplier', 'role', 'shell.oldestFirst'];
    expect(fields.map((name) => ofField('win_chance.set', name))).toEqual(['win chance', 'role', 'shell oldest first']);
    expect(ofField('member.ban', 'houseEdgeMultiplier')).toBe('house edge multiplier');
    expect(auditLabels([]).ofAct('win_chance.set')).toBe('win chance: set');
    const labels = acts().map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Adjust a balance', 'Ban a member', 'Decide a withdrawal']));
    expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other)));
    expect(['true', 'null', '0.45', undefined].map(fieldValue)).toEqual(['yes', 'none', '0.45', 'absent']);
  });

  test('stands in its row, before and after', async () => {
    page = openPage('/admin/audit');
    const row = await page.findByRole('row', { name: /Set a win chance/ });
    expect(row.querySelector('del')?.textContent).toBe('0.45');
    expect(row.querySelector('ins')?.textContent).toBe('0.52');
    expect(row.textContent).toContain('Streamer for November');
    expect(page.getByRole('row', { name: /Adjust a balance/ }).textContent).toContain('refused The balance does not reach that far');
  });
});

test('days stand above what was done on them, whose times are of the clock alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 12) });
  onTestFinished(() => void vi.useRealTimers());
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 4, 5).toISOString();
  const moments = [at(21, 9), at(21, 8), at(20, 23), at(3, 10)];
  const entries = moments.map((moment, place) => someEntry({ id: `e${place}`, at: moment }));
  page = openPage('/admin/audit', { calls: { 'GET /api/admin/audit': () => ({ entries, nextCursor: null, total: entries.length }) } });
  const table = await page.findByRole('table', { name: 'Audit log' });
  await within(table).findByText('Today, 21 Nov 2026');
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map((row) => row.querySelector('time, th[colspan]')?.textContent)).toEqual([
    'Today, 21 Nov 2026',
    '09:04:05',
    '08:04:05',
    'Yesterday, 20 Nov 2026',
    '23:04:05',
    '3 Nov 2026',
    '10:04:05',
  ]);
});

test('days of the address are the moments at which they begin, the last one included, for the list and for its file', async () => {
  page = openPage('/admin/audit?from=2026-11-20&to=2026-11-21&operator=mirela&outcome=everything');
  await page.findByRole('row', { name: /Set a win chance/ });
  const { query } = page.api.requests.findLast(({ path }) => path === '/api/admin/audit') ?? {};
  expect(Date.parse(query?.get('to') ?? '') - Date.parse(query?.get('from') ?? '')).toBe(2 * 86_400_000);
  expect([query?.get('operator'), query?.get('outcome')]).toEqual(['mirela', null]);
  const file = new URL(page.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '', 'http://site');
  expect(file.searchParams.get('from')).toBe(query?.get('from'));
});

test('a search is saved under a name, comes back by a press, and is removed', async () => {
  page = openPage('/admin/audit', { calls: { 'GET /api/admin/my-views': () => ({ views: someViews }) } });
  await user.click(await page.findByRole('button', { name: 'What piotr_k did' }));
  await user.click(await page.findByRole('button', { name: 'Remove filter Who' }));
  await user.click(page.getByRole('button', { name: 'Refused' }));
  await user.click(await page.findByRole('button', { name: 'Save view' }));
  await user.type(await page.findByLabelText('Name'), ' Refusals {Enter}');
  const sent = () => page?.api.requests.find(({ method }) => method === 'PUT')?.body;
  await waitFor(() => expect(sent()).toEqual({ list: 'audit', name: 'Refusals', query: '?outcome=failed' }));
});

test('an entry unfolds, and leads to everything about its object', async () => {
  page = openPage('/admin/audit');
  await user.click(await page.findByRole('button', { name: 'Details of Adjust a balance ZephyrQuill' }));
  const diff = within(await page.findByRole('list', { name: 'Before and after' }));
  expect(diff.getByText('-500.00')).toBeTruthy();
  expect(page.getAllByText('The balance does not reach that far')).toHaveLength(2);
  expect(page.getByRole('link', { name: 'All about ZephyrQuill' }).getAttribute('href')).toContain('objectType=member&objectId=0193c1f2');
});
