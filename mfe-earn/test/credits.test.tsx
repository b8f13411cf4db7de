import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { someMember, type FakeCalls } from '@facet/remote-kit/testing';
import { openPage, type OpenedPage } from './open-page.tsx';

let page: OpenedPage;

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('a credit is told once, politely, and shown in the open frame', async () => {
  await start();
  await open('BitLabs');
  await open('Lootably');
  balanceBecomes('1328.00', '2090.40');
  expect(announcements()).toEqual(['+R$ 44.00 credited']);
  expect(within(screen.getByRole('region', { name: 'BitLabs' })).getByText('credited', { exact: false })).toBeTruthy();
});

test('a second credit is told as such, an equal one too', async () => {
  await start();
  await open('BitLabs');
  balanceBecomes('1328.00', '2090.40');
  const first = screen.getByText('+R$ 44.00 credited');
  balanceBecomes('1372.00', '2134.40');
  expect(announcements()).toEqual(['+R$ 44.00 credited']);
  expect(first.isConnected).toBe(false);
});

test('money that only comes back is no credit', async () => {
  await start();
  await open('BitLabs');
  balanceBecomes('1384.00', '2046.40');
  expect(announcements()).toEqual([]);
});

test('a reversal takes back what was told, and the next credit counts from there', async () => {
  await start();
  await open('BitLabs');
  balanceBecomes('1328.00', '2090.40');
  expect(screen.queryAllByText('credited', { exact: false })).not.toHaveLength(0);
  balanceBecomes('1284.00', '2046.40');
  expect(screen.queryAllByText('credited', { exact: false })).toHaveLength(0);
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

function balanceBecomes(balance: string, totalEarned: string): void {
  act(() => page.shell.showBalance(balance, totalEarned));
}

function announcements(): string[] {
  return screen.getAllByRole('status').flatMap(({ textContent }) => (textContent.includes('credited') ? [textContent] : []));
}

function open(label: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: `Open ${label}` }));
}
