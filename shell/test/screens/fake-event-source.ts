import { vi } from 'vitest';

/** `GET /api/live` of a test: nothing happens until the test pushes a balance. */
export class FakeEventSource extends EventTarget {
  static open: FakeEventSource[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.open.push(this);
  }

  close(): void {
    FakeEventSource.open = FakeEventSource.open.filter((source) => source !== this);
  }

  static install(): void {
    FakeEventSource.open = [];
    vi.stubGlobal('EventSource', FakeEventSource);
  }

  static push(balance: string, totalEarned: string, type = 'wall_credit', delta = '1.00', provider?: string): void {
    const data = JSON.stringify({ balance, totalEarned, delta, type, provider });
    for (const source of FakeEventSource.open) source.dispatchEvent(new MessageEvent('balance', { data }));
  }

  /** Something new is in the inbox. */
  static ring(): void {
    for (const source of FakeEventSource.open) source.dispatchEvent(new MessageEvent('notice', { data: '{}' }));
  }
}
