import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CONTRACT_VERSION, defineRemote, sessionApi, useNewTransactions, useProfile } from '../src/index.ts';
import { applyBalance } from '../src/live/apply-balance.ts';
import { renderRemote, type RenderedRemote } from '../src/testing/index.ts';

let page: RenderedRemote;
let heard: string[];

function Listening() {
  const { profile } = useProfile();
  useNewTransactions(({ type, balance }) => heard.push(`${type} ${balance}, shown ${profile?.balance}`));
  return <p>{profile?.balance}</p>;
}

async function open(): Promise<void> {
  heard = [];
  const remote = defineRemote({
    contract: CONTRACT_VERSION,
    routes: [{ path: '/moves', handle: { title: 'Moves' }, lazy: () => Promise.resolve({ Component: Listening }) }],
  });
  page = renderRemote(remote, { path: '/moves', frame: ({ children }) => children, member: { balance: '1.00' } });
  await screen.findByText('1.00');
  // Its answer would overwrite what the test shows.
  await waitFor(() => expect(page.api.sentTo('GET /api/user/profile')).toHaveLength(1));
  await act(() => Promise.all(page.shell.store.dispatch(sessionApi.util.getRunningQueriesThunk())));
}

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('a transfer is told just before its balance is shown, a state is none', async () => {
  await open();
  act(() => page.shell.showBalance('2.00', '2.00', 'promo'));
  act(() => applyBalance(page.shell.store, { balance: '3.00', totalEarned: '3.00', delta: '0.00', type: null }));
  expect(heard).toEqual(['promo 2.00, shown 1.00']);
  expect(await screen.findByText('3.00')).toBeTruthy();
});

test('who is not on the screen any more hears nothing', async () => {
  await open();
  page.unmount();
  page.shell.showBalance('2.00', '2.00');
  expect(heard).toEqual([]);
});
