import { defineErrors, formatMoney, hundredths, repeat, uuidv7, type BackgroundJob, type Kit } from '@facet/service-kit';
import { callerNames } from '@facet/money-kit';
import { Counter } from 'prom-client';
import type { Transfer } from '../ledger/index.ts';
import { readLimit, SHARE_OF_A_MINUTE, type CallerLimit } from './caller-limits.ts';
import { FlowStore, type Direction, type Flow, type Series } from './flow-store.ts';

const SYNC_EVERY_MS = 1_000;
const SLOT_SECONDS = 10;
const LIMIT_FRESH_MS = 1_000;
const RETRY_AFTER_SECONDS = 60;
const failures = defineErrors({ caller_over_limit: 429 });
const directions: readonly Direction[] = ['credit', 'debit'];
const everySeries = directions.flatMap((direction): Series[] => [direction, `large_${direction}`]);

/**
 * What a calling service may move: one that went mad, or whose key was stolen, does not empty the site. Its calls
 * beyond the limit are refused as a whole with 429, which says nothing of the message: an outbox keeps it and asks
 * again later. Undoings and settlements pass. A transfer above a minute's share is judged by the hour alone, one of
 * them in a minute: a sixth would refuse it for ever. Replicas tell each other each second by the database: together
 * they may pass the limit by what one second brings.
 */
export class FlowMeter {
  readonly #kit: Pick<Kit, 'database' | 'log' | 'metrics' | 'settings'>;
  readonly #store: FlowStore;
  readonly #refused: Counter<'caller' | 'direction'>;
  /** By `caller series`: of all replicas when they were read last. */
  #known = new Map<string, { minute: Flow; hour: Flow }>();
  /** Since then, and what is under way. */
  readonly #fresh = new Map<string, Flow>();
  /** Written, and not yet read back: part of `fresh` until then. */
  readonly #unread: [string, Flow][] = [];
  readonly #limits = new Map<string, { limit: CallerLimit; atMs: number }>();

  constructor(kit: Pick<Kit, 'database' | 'log' | 'metrics' | 'settings'>) {
    this.#kit = kit;
    this.#store = new FlowStore(kit.database, uuidv7(), SLOT_SECONDS);
    this.#refused = new Counter({
      name: 'wallet_caller_refused_total',
      help: 'calls of a service that were refused, as it moved more than its limit',
      labelNames: ['caller', 'direction'],
      registers: [kit.metrics],
    });
    // A series that begins at its first refusal has no increase that an alert could see.
    for (const caller of callerNames) for (const direction of directions) this.#refused.inc({ caller, direction }, 0);
  }

  /**
   * Runs the transfers when their caller's limit allows them all; what was not moved counts for nothing. @throws
   * caller_over_limit (429)
   */
  async within<Result extends { status: string }>(
    caller: string,
    transfers: readonly (Transfer | undefined)[],
    apply: () => Promise<Result[]>,
  ): Promise<Result[]> {
    const limit = await this.#limitOf(caller);
    const asked = flowsOf(transfers, limit);
    for (const direction of directions) this.#require(caller, direction, asked, limit);
    for (const series of everySeries) this.#count(caller, series, asked[series], 1n);
    let done = asked;
    try {
      const results = await apply();
      const isMoved = (index: number): boolean => results[index]?.status === 'ok';
      if (!transfers.every((_, index) => isMoved(index)))
        done = flowsOf(
          transfers.filter((_, index) => isMoved(index)),
          limit,
        );
      return results;
    } finally {
      for (const series of everySeries) {
        if (done !== asked) {
          this.#count(caller, series, asked[series], -1n);
          this.#count(caller, series, done[series], 1n);
        }
        this.#store.add(caller, series, done[series]);
      }
    }
  }

  /** Each replica writes down what it moved, and reads what all did. */
  job(): BackgroundJob {
    const sync = repeat({ log: this.#kit.log, name: 'callers: what they moved', everyMs: SYNC_EVERY_MS, first: 'pause' }, () =>
      this.sync(),
    );
    return {
      start: async () => {
        await this.sync();
        await sync.start();
      },
      stop: async () => {
        await sync.stop();
        await this.sync();
      },
    };
  }

  async sync(): Promise<void> {
    this.#unread.push(...(await this.#store.write()));
    this.#known = await this.#store.read();
    // what is under way, or moved meanwhile, is not in the database yet
    for (const [name, flow] of this.#unread.splice(0)) this.#fresh.set(name, sum(this.#fresh.get(name) ?? NOTHING, flow, -1n));
    await this.#store.forget();
  }

  /** Only the first call of a caller waits for the settings: whoever keeps them may be away. */
  async #limitOf(caller: string): Promise<CallerLimit> {
    const known = this.#limits.get(caller);
    if (!known) return this.#readLimit(caller);
    if (performance.now() - known.atMs > LIMIT_FRESH_MS) {
      known.atMs = performance.now();
      void this.#readLimit(caller).catch((error: unknown) =>
        this.#kit.log.warn({ err: error, caller }, 'callers: a limit could not be read'),
      );
    }
    return known.limit;
  }

  async #readLimit(caller: string): Promise<CallerLimit> {
    const limit = await readLimit(this.#kit.settings, caller);
    this.#limits.set(caller, { limit, atMs: performance.now() });
    return limit;
  }

  #require(caller: string, direction: Direction, asked: Flows, limit: CallerLimit): void {
    const [usual, large] = [asked[direction], asked[`large_${direction}`]];
    if (usual.transfers + large.transfers === 0n) return;
    const before = { usual: this.#moved(caller, direction), large: this.#moved(caller, `large_${direction}`) };
    const minute = sum(before.usual.minute, usual);
    const hour = sum(sum(before.usual.hour, before.large.hour), sum(usual, large));
    const isMinuteOver = usual.transfers > 0n && isOver(minute, limit, SHARE_OF_A_MINUTE);
    const isLargeOver = large.transfers > 0n && before.large.minute.transfers + large.transfers > 1n;
    if (!isMinuteOver && !isLargeOver && !isOver(hour, limit, 1n)) return;
    this.#refused.inc({ caller, direction });
    const amount = formatMoney(hundredths(usual.amount + large.amount));
    this.#kit.log.error({ caller, direction, asked: amount }, 'callers: one moved more than its limit');
    throw failures('caller_over_limit', `${caller} has moved as much as it may (${direction}s); it is done when it is asked again later`, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  #moved(caller: string, series: Series): { minute: Flow; hour: Flow } {
    const name = `${caller} ${series}`;
    const { minute, hour } = this.#known.get(name) ?? { minute: NOTHING, hour: NOTHING };
    const fresh = this.#fresh.get(name) ?? NOTHING;
    return { minute: sum(minute, fresh), hour: sum(hour, fresh) };
  }

  #count(caller: string, series: Series, flow: Flow, sign: bigint): void {
    if (flow.transfers === 0n) return;
    const name = `${caller} ${series}`;
    this.#fresh.set(name, sum(this.#fresh.get(name) ?? NOTHING, flow, sign));
  }
}

const NOTHING: Flow = { transfers: 0n, amount: 0n };
const sum = (one: Flow, other: Flow, sign = 1n): Flow => ({
  transfers: one.transfers + sign * other.transfers,
  amount: one.amount + sign * other.amount,
});

type Flows = Record<Series, Flow>;

const isOver = (flow: Flow, limit: CallerLimit, share: bigint): boolean =>
  flow.transfers * share > limit.transfers || flow.amount * share > limit.amount;

function flowsOf(transfers: readonly (Transfer | undefined)[], limit: CallerLimit): Flows {
  const flows: Flows = { credit: NOTHING, debit: NOTHING, large_credit: NOTHING, large_debit: NOTHING };
  for (const transfer of transfers)
    if (transfer?.op === 'credit' || transfer?.op === 'debit') {
      const amount = transfer.amountHundredths;
      const series: Series = amount * SHARE_OF_A_MINUTE > limit.amount ? `large_${transfer.op}` : transfer.op;
      flows[series] = sum(flows[series], { transfers: 1n, amount });
    }
  return flows;
}
