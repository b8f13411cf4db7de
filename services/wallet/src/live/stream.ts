import type { ServerResponse } from 'node:http';
import { eventOf, formatMoney, writeEvents } from '@facet/service-kit';
import type { BalanceChange } from './balance-event.ts';

const PING_MS = 15_000;
const RETRY_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Snapshot = Omit<BalanceChange, 'type' | 'memberId' | 'provider'>;

/**
 * One open answer of server-sent events. Begins with a snapshot; shows no change that is older than what it has shown.
 */
export class Stream {
  readonly memberId: string;
  readonly sessionId: string;
  readonly #early: BalanceChange[] = [];
  #response: ServerResponse | undefined;
  #shown: Snapshot | undefined;
  #timers: NodeJS.Timeout[] = [];
  #over = false;

  constructor({ memberId, sessionId }: { memberId: string; sessionId: string }) {
    this.memberId = memberId;
    this.sessionId = sessionId;
  }

  /** What was pushed before is kept until here, so that nothing falls between the snapshot and the first event. */
  begin(response: ServerResponse, snapshot: Snapshot, expiresAtSeconds: number): void {
    if (this.#over) return void response.end();
    this.#response = response;
    response.write(`retry: ${RETRY_MS}\n\n`);
    this.show(snapshot);
    for (const change of this.#early) this.push(change);
    const lifeMs = Math.min(expiresAtSeconds * 1000 - Date.now(), LONGEST_TIMER_MS);
    this.#timers = [setInterval(() => this.#write(': ping\n\n'), PING_MS), setTimeout(() => this.end(), lifeMs)];
    for (const timer of this.#timers) timer.unref();
  }

  push(change: BalanceChange): void {
    if (!this.#response) this.#early.push(change);
    else if (!this.#shown || change.seq > this.#shown.seq) this.#send(change);
  }

  /** Something new is in the inbox. Before the snapshot it is not needed: who opens a stream asks for the inbox. */
  notify(): void {
    this.#write(eventOf('notice', {}));
  }

  /** The balance as it is, whatever was missed. */
  show(snapshot: Snapshot): void {
    if (this.#shown && snapshot.seq < this.#shown.seq) return;
    this.#shown = snapshot;
    this.#send({ ...snapshot, type: 'snapshot' });
  }

  end(): void {
    this.#over = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#response?.end();
  }

  /** `delta` is the difference to what this stream showed last, so that it is right for the one who sees it. */
  #send({ available, totalEarned, type, seq, provider }: Omit<BalanceChange, 'memberId'>): void {
    const delta = available - (this.#shown?.available ?? 0n);
    this.#shown = { available, totalEarned, seq };
    const money = { balance: formatMoney(available), totalEarned: formatMoney(totalEarned), delta: formatMoney(delta) };
    this.#write(eventOf('balance', { ...money, type, ...(provider !== undefined && { provider }) }));
  }

  #write(text: string): void {
    if (this.#response) writeEvents(this.#response, text);
  }
}
