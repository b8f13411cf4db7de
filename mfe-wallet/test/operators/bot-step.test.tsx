import { cleanup } from '@testing-library/react';
import { fail } from '@facet/remote-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { openTab } from './open-tab.tsx';

const BOT = 'GET /api/admin/roblox-status';
let page: ReturnType<typeof openTab> | undefined;
afterEach(() => {
  cleanup();
  page?.api.restore();
});
const open = (bot: () => unknown) => (page = openTab('/admin?insert=bot-step', { calls: { [BOT]: bot } }));
const mark = (value: HTMLElement) => value.parentElement?.querySelector('svg')?.classList.value ?? 'none';

test.each([
  ['online', 'Bot online', 'circle-check'],
  ['offline', 'Bot offline', 'circle-dashed'],
] as const)('the bot is %s: "%s", and its mark is %s', async (status, words, icon) => {
  const { findByText, getByRole } = open(() => ({ status, username: null, robux: null, error: null }));
  expect(mark(await findByText(words))).toContain(icon);
  expect(getByRole('link', { name: 'Update cookie' }).getAttribute('href')).toBe('/admin/payouts?do=cookie');
});

test('while nobody knows whether it is, neither is claimed', async () => {
  const { findByText } = open(() => fail(503, 'unavailable', 'Not right now.'));
  expect(mark(await findByText('—'))).toBe('none');
});
