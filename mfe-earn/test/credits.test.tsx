import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { someMember, type FakeCalls } from '@facet/remote-kit/testing';
import { openPage, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('a credit is told once, by a toast, and counts up in every open frame', async () => {
  await start();
  await open('BitLabs');
  await open('Lootably');
  balanceBecomes('1328.00', '2090.40');
  expect(announcements()).toEqual(['+R$ 44.00 credited']);
  await waitFor(() => expect(mark('BitLabs')).toContain('+R$ 44.00'));
  await waitFor(() => expect(mark('Lootably')).toContain('+R$ 44.00'));
});

test('a second credit is told as such, an equal one too', async () => {
  await start();
  await open('BitLabs');
  balanceBecomes('1328.00', '2090.40');
  const [first] = toasts();
  balanceBecomes('1372.00', '2134.40');
  expect(announcements()).toEqual(['+R$ 44.00 credited']);
  expect(first?.isConnected).toBe(false);
});

test('money that only comes back is no credit', async () => {
  await start();
  await open('BitLabs');
  balanceBecomes('1384.00', '2046.40');
  expect(announcements()).toEqual([]);
});

test('what a task, a code or a friend brought meanwhile is no credit of a wall', async () => {
  await start();
  await open('BitLabs');
  balanceBecomes('1292.00', '2054.40', 'social_task');
  expect(announcements()).toEqual([]);
  balanceBecomes('1304.50', '2066.90');
  expect(announcements()).toEqual(['+R$ 12.50 credited']);
});

test('a reversal takes back what was told, and the next credit counts from there', async () => {
  await start();
  await open('BitLabs');
  balanceBecomes('1328.00', '2090.40');
  expect(mark('BitLabs')).toContain('credited');
  balanceBecomes('1284.00', '2046.40', 'reversed');
  expect(mark('BitLabs')).not.toContain('credited');
  balanceBecomes('1296.50', '2058.90');
  expect(announcements()).toEqual(['+R$ 12.50 credited']);
});

test('what came before a wall was opened, or after, is not told', async () => {
  await start();
  balanceBecomes('1328.00', '2090.40');
  await open('BitLabs');
  expect(announcements()).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close BitLabs' })[0] as HTMLElement);
  balanceBecomes('1372.00', '2134.40');
  await open('BitLabs');
  expect(announcements()).toEqual([]);
});

test('the first true figure after an old one is no credit', async () => {
  const old = { ...someMember(), totalEarned: '0.00', stale: true };
  await start({ 'GET /api/auth/user': () => old, 'GET /api/user/profile': () => ({ user: old }) });
  await open('BitLabs');
  balanceBecomes('1284.00', '2046.40');
  expect(announcements()).toEqual([]);
  balanceBecomes('1328.00', '2090.40');
  expect(announcements()).toEqual(['+R$ 44.00 credited']);
});

/** Until the page knows what the member has: what comes later is a change. */
async function start(calls: FakeCalls = {}): Promise<void> {
  page = openPage(calls);
  await screen.findByRole('article', { name: 'BitLabs' });
  await waitFor(() => {
    if (!page.api.requests.some(({ path }) => path === '/api/user/profile')) throw new Error('the profile was not asked for yet');
  });
}

function balanceBecomes(balance: string, totalEarned: string, type?: string): void {
  act(() => page.shell.showBalance(balance, totalEarned, type));
}

function toasts(): HTMLElement[] {
  return screen.queryAllByRole('listitem').filter(({ textContent }) => textContent.includes('credited'));
}

/** The titles of the toasts. */
function announcements(): string[] {
  return toasts().flatMap(({ textContent }) => /^\S+ [\d.,]+ credited/.exec(textContent) ?? []);
}

/** The bar of an open wall's frame. */
function mark(label: string): string {
  return screen.getByRole('region', { name: label }).textContent;
}

function open(label: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: `Open ${label}` }));
}
