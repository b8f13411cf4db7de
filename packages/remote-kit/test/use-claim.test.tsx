import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CONTRACT_VERSION, createRemoteApi, defineRemote, sessionApi, toRobux, useClaim, useProfile } from '../src/index.ts';
import { fail, renderRemote, type RenderedRemote } from '../src/testing/index.ts';

const CLAIM = 'POST /api/rewards/daily/claim';
const PROFILE = 'GET /api/user/profile';
const TRANSACTIONS = 'GET /api/user/transactions';

const api = createRemoteApi('rewards', {
  endpoints: (build) => ({
    claim: build.mutation<{ reward: string }, string>({
      query: (idempotencyKey) => ({ path: '/api/rewards/daily/claim', method: 'POST', body: {}, idempotencyKey }),
    }),
  }),
});

let page: RenderedRemote;
let told: unknown[];

function Rewards() {
  const { profile } = useProfile();
  sessionApi.useGetTransactionsQuery();
  const [send] = api.useClaimMutation();
  const claim = useClaim((message) => told.push(message));
  return <button onClick={() => void claim('daily', send)}>{profile?.balance}</button>;
}

/** A page whose claims are answered so, with what was asked for before any of them. */
async function open(answer: () => unknown): Promise<void> {
  told = [];
  const remote = defineRemote({
    contract: CONTRACT_VERSION,
    api,
    routes: [{ path: '/rewards', handle: { title: 'Rewards' }, lazy: () => Promise.resolve({ Component: Rewards }) }],
  });
  const calls = { [CLAIM]: answer, [TRANSACTIONS]: () => ({ transactions: [], nextCursor: null }) };
  page = renderRemote(remote, { path: '/rewards', frame: ({ children }) => children, calls });
  await screen.findByRole('button');
  await waitFor(() => expect([asked(PROFILE), asked(TRANSACTIONS)]).toEqual([1, 1]));
}

const asked = (call: string) => page.api.sentTo(call).length;
const press = () => fireEvent.click(screen.getByRole('button'));

afterEach(() => {
  cleanup();
  page.api.restore();
});

test('what was claimed is told, and the balance and its transactions are asked for anew', async () => {
  await open(() => ({ reward: '12.50' }));
  press();
  await waitFor(() => expect([asked(PROFILE), asked(TRANSACTIONS)]).toEqual([2, 2]));
  expect(told).toEqual([{ title: 'Reward claimed', description: 'You earned 12.50 Robux!' }]);
});

test('what failed is told with its reason; it has the same key until it is decided, and a refusal asks anew too', async () => {
  await open(() => fail(503, 'unavailable', 'Not right now.'));
  press();
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toMatchObject({ tone: 'danger', title: 'Failed to claim reward', description: 'Not right now.' });
  page.api.on(CLAIM, () => fail(409, 'already_claimed', 'You have it already.'));
  press();
  await waitFor(() => expect(told).toHaveLength(2));
  await waitFor(() => expect(asked(PROFILE)).toBe(3));
  page.api.on(CLAIM, () => ({ reward: '5.00' }));
  press();
  await waitFor(() => expect(told).toHaveLength(3));
  const keys = page.api.requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('amounts in the product’s texts lose no hundredth', () => {
  expect(['25.00', '12.50', '100.00', '0.01', '10.05'].map(toRobux)).toEqual(['25', '12.50', '100', '0.01', '10.05']);
});
