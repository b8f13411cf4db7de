import { cleanup } from '@testing-library/react';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { someProvider } from '../../standalone/operators/providers/fake-providers.ts';
import { openTab } from './open-tab.tsx';

const LIST = 'GET /api/admin/providers';
let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (list: () => unknown) => (page = openTab('/admin?insert=providers-step', { calls: { [LIST]: list } }));
const listed = (...isEnabled: boolean[]) => ({
  providers: isEnabled.map((each, index) => someProvider({ id: `p${index}`, isEnabled: each })),
});
const mark = (value: HTMLElement) => value.parentElement?.querySelector('svg')?.classList.value ?? 'none';

test.each([
  [[true, true, false], '2 walls are on', 'circle-check'],
  [[true], '1 wall is on', 'circle-check'],
  [[false, false], '0 walls are on', 'circle-dashed'],
  [[], '0 walls are on', 'circle-dashed'],
])('of the walls %j: "%s", and its mark is %s', async (walls, words, icon) => {
  const { findByText, getByRole } = open(() => listed(...walls));
  expect(mark(await findByText(words))).toContain(icon);
  expect(getByRole('link', { name: 'Providers' }).getAttribute('href')).toBe('/admin/providers');
});

test('while nobody knows how many are on, neither is claimed', async () => {
  const { findByText } = open(() => fail(503, 'unavailable', 'Not right now.'));
  expect(mark(await findByText('—'))).toBe('none');
});
