import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHostStore, followBalance, type HostStore } from '../src/host/index.ts';
import { sessionApi } from '../src/index.ts';
import { parseBalanceEvent } from '../src/live/balance-event.ts';
import { FakeApi, sessionCalls, someMember } from '../src/testing/index.ts';

class FakeEventSource extends EventTarget {
  static open: FakeEventSource[] = [];
  constructor(url: string) {
    super();
    if (url !== '/api/live') throw new Error(`no stream at ${url}`);
    FakeEventSource.open.push(this);
  }
  close(): void {
    FakeEventSource.open = FakeEventSource.open.filter((source) => source !== this);
  }
  send(balance: string, type = 'wall_credit'): void {
    this.dispatchEvent(new MessageEvent('balance', { data: JSON.stringify({ balance, totalEarned: balance, delta: '1.00', type }) }));
  }
}

/** The browser's locks within one page: whoever asks first holds, the next when it is released. */
class FakeLocks {
  #tail: Promise<unknown> = Promise.resolve();
  request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    const turn = this.#tail.then(() => (signal.aborted ? undefined : hold()));
    this.#tail = turn;
    return turn;
  }
}

let api: FakeApi;
let stops: (() => void)[];

beforeEach(() => {
  api = new FakeApi(sessionCalls(someMember({ balance: '1.00' })));
  stops = [];
  FakeEventSource.open = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
  api.restore();
});

async function openTab(): Promise<HostStore> {
  const store = createHostStore();
  await store.dispatch(sessionApi.endpoints.getUser.initiate());
  await store.dispatch(sessionApi.endpoints.getProfile.initiate());
  stops.push(followBalance(store, 'member-1'));
  return store;
}

const balanceIn = (store: HostStore): string | undefined => sessionApi.endpoints.getProfile.select()(store.getState()).data?.balance;

test('two tabs have one stream, and both show what it says', async () => {
  const first = await openTab();
  const second = await openTab();
  await expect.poll(() => FakeEventSource.open).toHaveLength(1);
  FakeEventSource.open[0]?.send('9.00');
  expect(balanceIn(first)).toBe('9.00');
  await expect.poll(() => balanceIn(second)).toBe('9.00');
});

test('an answer that was asked for before a new balance does not bring the old one back', async () => {
  const store = await openTab();
  await expect.poll(() => FakeEventSource.open).toHaveLength(1);
  const { promise: letAnswer, resolve } = Promise.withResolvers<void>();
  api.on('GET /api/user/profile', () => letAnswer.then(() => ({ user: someMember({ balance: '1.00' }) })));
  const asked = store.dispatch(sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
  FakeEventSource.open[0]?.send('8.00');
  FakeEventSource.open[0]?.send('9.00');
  resolve();
  await asked;
  await expect.poll(() => balanceIn(store)).toBe('9.00');
});

test('a ring is heard in both tabs, which ask for what is new', async () => {
  const [first, second] = [await openTab(), await openTab()];
  await expect.poll(() => FakeEventSource.open).toHaveLength(1);
  const counts = sessionApi.injectEndpoints({
    endpoints: (build) => ({ countForTest: build.query<unknown, void>({ query: () => '/api/inbox/unread', providesTags: ['Notices'] }) }),
  });
  let asked = 0;
  api.on('GET /api/inbox/unread', () => ({ count: (asked += 1) }));
  for (const store of [first, second]) await store.dispatch(counts.endpoints.countForTest.initiate());
  FakeEventSource.open[0]?.dispatchEvent(new MessageEvent('notice', { data: '{}' }));
  await expect.poll(() => asked).toBe(4);
});

test('when the tab with the stream closes, the other one takes over', async () => {
  await openTab();
  const second = await openTab();
  await expect.poll(() => FakeEventSource.open).toHaveLength(1);
  const [ofFirst] = FakeEventSource.open;
  stops[0]?.();
  await expect.poll(() => FakeEventSource.open.filter((stream) => stream !== ofFirst)).toHaveLength(1);
  FakeEventSource.open[0]?.send('3.00');
  await expect.poll(() => balanceIn(second)).toBe('3.00');
});

test('without locks each tab has its own stream', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await openTab();
  await openTab();
  expect(FakeEventSource.open).toHaveLength(2);
});

test('an end makes the page ask who is signed in, and the stream is opened again after a pause that grows', async () => {
  await openTab();
  await expect.poll(() => FakeEventSource.open).toHaveLength(1);
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const asked = api.sentTo('GET /api/auth/user').length;
  FakeEventSource.open[0]?.dispatchEvent(new Event('error'));
  expect(FakeEventSource.open).toHaveLength(0);
  expect(api.sentTo('GET /api/auth/user').length).toBe(asked + 1);
  vi.advanceTimersByTime(1_000);
  expect(FakeEventSource.open).toHaveLength(1);
  FakeEventSource.open[0]?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(1_999);
  expect(FakeEventSource.open).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(FakeEventSource.open).toHaveLength(1);
});

test('stops when the member leaves', async () => {
  await openTab();
  await expect.poll(() => FakeEventSource.open).toHaveLength(1);
  stops[0]?.();
  expect(FakeEventSource.open).toHaveLength(0);
});

test('the state at the beginning is no transfer, and nonsense is nothing', () => {
  expect(parseBalanceEvent('{"balance":"1.00","totalEarned":"1.00","delta":"0.00","type":"snapshot"}')?.type).toBeNull();
  expect(parseBalanceEvent('{"balance":1}')).toBeNull();
  expect(parseBalanceEvent('<html>')).toBeNull();
});
