import { setTimeout as pause } from 'node:timers/promises';
import { httpErrors, type Database } from '@facet/service-kit';
import type { Round } from '../rounds/index.ts';
import { settleOne } from './settle-due.ts';
import type { SettleContext } from './settle.ts';

type Where = Parameters<typeof settleOne>[1];

/** How long a call may wait for a round to end, and how often the round is read meanwhile: another replica may have ended it. */
const LONGEST_WAIT_MS = 8_000;
const LOOK_EVERY_MS = 1_000;
/** Well below what the gateway lets wait for a service, so that a cash-out always finds a place: all calls of this replica, and of one round. */
const CALLS_AT_ONCE = 300;
const CALLS_FOR_A_ROUND = 8;

/** A round of Crash as it was read, without a lock. */
export interface Seen {
  round: Round;
  /** The database's clock, and how long until the round ends by itself. */
  now: Date;
  dueInMs: number;
}

export async function seeRound(database: Database, { memberId, id }: Where): Promise<Seen | undefined> {
  const row = (await database('rounds')
    .where({ member_id: memberId, id, game: 'crash' })
    .whereNotNull('started_at')
    .first(
      'rounds.*',
      database.raw('clock_timestamp() as now'),
      database.raw('(extract(epoch from settles_at - clock_timestamp()) * 1000)::float8 as "dueInMs"'),
    )) as (Round & { now: Date; dueInMs: number | null }) | undefined;
  return row && { round: row, now: row.now, dueInMs: row.dueInMs ?? 0 };
}

interface Watch {
  calls: number;
  ended: Promise<void>;
  stopping: AbortController;
}

/** Calls that wait for a round to end. Those of one round share one look at it, and nothing is locked before its time has come. */
export class Watchers {
  readonly #context: SettleContext;
  readonly #watches = new Map<string, Watch>();
  #calls = 0;

  constructor(context: SettleContext) {
    this.#context = context;
  }

  /** Until the round has ended, for 8 seconds at most, or until the caller has `gone`. @throws too_many_requests (429), unavailable (503) */
  async wait(where: Where, gone: AbortSignal): Promise<void> {
    const watch = this.#enter(where);
    const leaving = new AbortController();
    const signal = AbortSignal.any([gone, leaving.signal]);
    try {
      await Promise.race([watch.ended, pause(LONGEST_WAIT_MS, undefined, { signal }).catch(() => undefined)]);
    } finally {
      leaving.abort();
      this.#leave(where.id, watch);
    }
  }

  #enter(where: Where): Watch {
    const known = this.#watches.get(where.id);
    if (known && known.calls >= CALLS_FOR_A_ROUND)
      throw httpErrors('too_many_requests', 'This round is being watched already.', { retryAfterSeconds: 1 });
    if (this.#calls >= CALLS_AT_ONCE)
      throw httpErrors('unavailable', 'Too many rounds are being watched. Please try again.', { retryAfterSeconds: 1 });
    const watch = known ?? this.#begin(where);
    watch.calls += 1;
    this.#calls += 1;
    return watch;
  }

  #leave(id: string, watch: Watch): void {
    this.#calls -= 1;
    watch.calls -= 1;
    if (watch.calls === 0) this.#end(id, watch);
  }

  #begin(where: Where): Watch {
    const stopping = new AbortController();
    const watch: Watch = {
      calls: 0,
      stopping,
      ended: this.#lookUntilEnd(where, stopping.signal).finally(() => this.#end(where.id, watch)),
    };
    this.#watches.set(where.id, watch);
    return watch;
  }

  #end(id: string, watch: Watch): void {
    watch.stopping.abort();
    if (this.#watches.get(id) === watch) this.#watches.delete(id);
  }

  async #lookUntilEnd(where: Where, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const seen = await seeRound(this.#context.kit.database, where);
      if (seen?.round.state !== 'open') return;
      const isDue = seen.dueInMs <= 0;
      if (isDue && (await settleOne(this.#context, where))?.state !== 'open') return;
      const restMs = isDue ? LOOK_EVERY_MS : Math.min(LOOK_EVERY_MS, seen.dueInMs);
      await pause(restMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
