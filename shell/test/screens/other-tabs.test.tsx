import { BroadcastChannel } from 'node:worker_threads';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSite } from './open-site.tsx';
import { pagesOf, someTransaction } from './some-transaction.ts';

test('a logout in another tab ends the session in this one at once, and nothing of the member is left', async () => {
  const site = openSite({
    hasOtherTabs: true,
    calls: { 'GET /api/user/transactions': pagesOf([someTransaction({ description: 'mine' })]) },
  });
  await screen.findByText('mine');
  // What this tab asks now never comes: it does not wait to be told by the server.
  site.api.on('GET /api/auth/user', () => new Promise(() => undefined));
  const otherTab = new BroadcastChannel('session-end');
  otherTab.postMessage(null);
  await screen.findByRole('button', { name: 'Start Earning Now' });
  otherTab.close();
  expect(location.pathname).toBe('/');
  expect(screen.queryByText('mine')).toBeNull();
});

test('a logout tells the other tabs', async () => {
  const told = Promise.withResolvers<void>();
  const otherTab = new BroadcastChannel('session-end');
  otherTab.onmessage = () => told.resolve();
  openSite({ hasOtherTabs: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await told.promise;
  otherTab.close();
});

test('a logout elsewhere leaves a visitor where they are', async () => {
  openSite({ hasOtherTabs: true, path: '/terms', member: null });
  await screen.findByRole('heading', { name: 'Terms of Service' });
  const otherTab = new BroadcastChannel('session-end');
  otherTab.postMessage(null);
  // The channel delivers in order: once this one has its own, the page would have had it.
  const ownTab = new BroadcastChannel('session-end');
  const heard = new Promise<void>((resolve) => (ownTab.onmessage = () => resolve()));
  otherTab.postMessage(null);
  await heard;
  otherTab.close();
  ownTab.close();
  expect(location.pathname).toBe('/terms');
});
