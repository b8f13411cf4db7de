import { Gauge, Histogram, type Registry } from 'prom-client';

/**
 * How a call ended: `answered` below 500, `failed` with 500 or more, `timeout` at its deadline, `unreachable` (nobody
 * there, or the connection broke), `not_tried` (the breaker is open).
 */
export type CallOutcome = 'answered' | 'failed' | 'timeout' | 'unreachable' | 'not_tried';

/** Calls to other services. */
export class CallMetrics {
  readonly #seconds: Histogram<'callee' | 'outcome'>;
  readonly #breakers = new Map<string, (() => boolean)[]>();

  constructor(registry: Registry) {
    const breakers = this.#breakers;
    this.#seconds = new Histogram({
      name: 'service_call_duration_seconds',
      help: 'calls to other services',
      labelNames: ['callee', 'outcome'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 2],
      registers: [registry],
    });
    void new Gauge({
      name: 'service_call_breaker_open',
      help: '1: it kept failing and is asked once a second',
      labelNames: ['callee'],
      registers: [registry],
      collect() {
        for (const [callee, open] of breakers) this.set({ callee }, open.some((isOpen) => isOpen()) ? 1 : 0);
      },
    });
  }

  ended(callee: string, outcome: CallOutcome, durationMs: number): void {
    this.#seconds.observe({ callee, outcome }, durationMs / 1000);
  }

  watch(callee: string, isOpen: () => boolean): void {
    this.#breakers.set(callee, [...(this.#breakers.get(callee) ?? []), isOpen]);
  }
}
