import type { ServerResponse } from 'node:http';
import { formatMoney } from '@facet/service-kit';
import type { BalanceChange } from './balance-event.ts';

const PING_MS = 15_000;
const RETRY_MS = 1_000;
/** A client that does not read this much is let go; it comes back to a snapshot. */
const UNREAD_BYTES_MAX = 65_536;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Snapshot = Omit<BalanceChange, 'delta' | 'type' | 'memberId'>;

/** One open answer of server-sent events. Begins with a snapshot; shows no change that is older than what it has shown. */
export class Stream {
  readonly memberId: string;
  readonly sessionId: string;
  private readonly early: BalanceChange[] = [];
  private response: ServerResponse | undefined;
  private shownSeq = -1n;
  private timers: NodeJS.Timeout[] = [];

  constructor({ memberId, sessionId }: { memberId: string; sessionId: string }) {
    this.memberId = memberId;
    this.sessionId = sessionId;
  }

  /** What was pushed before is kept until here, so that nothing falls between the snapshot and the first event. */
  begin(response: ServerResponse, snapshot: Snapshot, expiresAtSeconds: number): void {
    this.response = response;
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.show(snapshot);
    for (const change of this.early) this.push(change);
    const lifeMs = Math.min(expiresAtSeconds * 1000 - Date.now(), LONGEST_TIMER_MS);
    this.timers = [setInterval(() => this.write(': ping\n\n'), PING_MS), setTimeout(() => this.end(), lifeMs)];
    for (const timer of this.timers) timer.unref();
  }

  push(change: BalanceChange): void {
    if (!this.response) this.early.push(change);
    else if (change.seq > this.shownSeq) this.send(change);
  }

  /** The balance as it is, whatever was missed. */
  show(snapshot: Snapshot): void {
    if (snapshot.seq >= this.shownSeq) this.send({ ...snapshot, delta: 0n, type: 'snapshot' });
  }

  end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.response?.end();
  }

  private send({ available, totalEarned, delta, type, seq }: Omit<BalanceChange, 'memberId'>): void {
    this.shownSeq = seq;
    const data = { balance: formatMoney(available), totalEarned: formatMoney(totalEarned), delta: formatMoney(delta), type };
    this.write(`event: balance\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    this.response?.write(text);
    if ((this.response?.writableLength ?? 0) > UNREAD_BYTES_MAX) this.response?.destroy();
  }
}
