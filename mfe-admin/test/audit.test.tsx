import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { asAuditQuery } from '../src/audit/audit-query.ts';
import { changedFields } from '../src/audit/changed-fields.ts';
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

test('days of the address become the moments at which they begin, the last one included; nonsense is left out', () => {
  const query = { limit: '25', search: 'x', cursor: 'c' };
  const filters = { from: '2026-11-20', to: '2026-11-21', outcome: 'everything', operator: 'mirela' };
  const asked = asAuditQuery({ query, filters });
  expect(asked).toMatchObject({ limit: 25, search: 'x', cursor: 'c', operator: 'mirela' });
  expect(Date.parse(asked.to ?? '') - Date.parse(asked.from ?? '')).toBe(2 * 86_400_000);
  expect('outcome' in asked).toBe(false);
  expect(asAuditQuery({ query: { limit: '25' }, filters: { from: 'yesterday' } })).toEqual({ limit: 25 });
});

test('an entry unfolds, and leads to everything about its object', async () => {
  page = openPage('/admin/audit');
  await user.click(await page.findByRole('button', { name: 'Details of member.adjust_balance ZephyrQuill' }));
  const diff = within(await page.findByRole('list', { name: 'Before and after' }));
  expect(diff.getByText('-500.00')).toBeTruthy();
  expect(page.getAllByText('The balance does not reach that far')).toHaveLength(2);
  expect(page.getByRole('link', { name: 'All about ZephyrQuill' }).getAttribute('href')).toContain('objectType=member&objectId=0193c1f2');
});
