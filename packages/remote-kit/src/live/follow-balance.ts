import type { HostStore } from '../host/host-store.ts';
import { sessionDoubted } from '../request/request-json.ts';
import { sessionApi } from '../session/session-api.ts';
import { applyBalance, balancesUnderWay, showBalance } from './apply-balance.ts';
import { parseBalanceEvent, type BalanceEvent } from './balance-event.ts';
import { openBalanceStream } from './balance-stream.ts';

type TabMessage = { kind: 'balance'; text: string } | { kind: 'notice' } | { kind: 'ended' } | { kind: 'hello' };

/**
 * Live balance of this member. Of all tabs of a browser one holds the stream (a Web Lock decides) and tells the others;
 * when it is closed the next takes over. Without locks or channels each tab has its own stream. Returns how to stop.
 */
export function followBalance(store: Pick<HostStore, 'dispatch'>, memberId: string): () => void {
  const stopping = new AbortController();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`live:${memberId}`) : null;
  const tell = (message: TabMessage): void => channel?.postMessage(message);
  let shown: BalanceEvent | null = null;
  const show = async (text: string): Promise<void> => {
    const event = parseBalanceEvent(text);
    if (!event) return;
    shown = event;
    applyBalance(store, event);
    await balancesUnderWay(store);
    // One that came since may be of before.
    if (shown === event && !stopping.signal.aborted) showBalance(store, event);
  };
  const doubt = (): void => void store.dispatch(sessionDoubted());
  const ring = (): void => void store.dispatch(sessionApi.util.invalidateTags(['Notices']));
  let latest: string | null = null;

  const lead = (): (() => void) =>
    openBalanceStream({
      onBalance: (text) => {
        latest = snapshotOf(text);
        void show(text);
        tell({ kind: 'balance', text });
      },
      onNotice: () => {
        ring();
        tell({ kind: 'notice' });
      },
      onEnded: () => {
        doubt();
        tell({ kind: 'ended' });
      },
    });

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'balance') void show(data.text);
    else if (data.kind === 'notice') ring();
    else if (data.kind === 'ended') doubt();
    else if (latest !== null) tell({ kind: 'balance', text: latest });
  });
  tell({ kind: 'hello' });
  holdLead(channel === null ? null : `live:${memberId}`, lead, stopping.signal);
  return () => {
    stopping.abort();
    channel?.close();
  };
}

/** Runs `lead` while this tab holds the lock (at once when there is nobody to agree with), until the signal. */
function holdLead(lock: string | null, lead: () => () => void, signal: AbortSignal): void {
  const untilStopped = (): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const stop = lead();
      signal.addEventListener('abort', () => (stop(), resolve()), { once: true });
    });
  if (lock === null || !navigator.locks) return void untilStopped();
  navigator.locks.request(lock, { signal }, untilStopped).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** For a tab that joins: the same balance, no transaction of its own. */
function snapshotOf(text: string): string | null {
  const event = parseBalanceEvent(text);
  return event && JSON.stringify({ ...event, delta: '0.00', type: null });
}
