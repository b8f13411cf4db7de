import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@facet/service-kit';
import type { Transfer, Outcome } from '../ledger/index.ts';
import { newerChange, writeChange, type BalanceChange, type LiveMessage } from './balance-event.ts';

export const LIVE_CHANNEL = 'wallet_live';
/** A NOTIFY carries 8000 bytes at most; a written change takes up to 160. */
const CHANGES_IN_A_MESSAGE = 40;
/** NOTIFY takes a lock of the whole server at its commit: however much money moves, not more often than this. */
const PAUSE_MS = 50;

/** Tells every replica of changed balances: after the commit, outside the money's transaction, many members in one call. */
export class Announcer {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  #pending = new Map<string, BalanceChange>();
  #sending: Promise<void> | undefined;

  constructor({ database, log }: { database: Database; log: FastifyBaseLogger }) {
    this.#database = database;
    this.#log = log;
  }

  announce(transfer: Transfer, outcome: Outcome): void {
    const { balanceAfterHundredths: available, totalEarnedHundredths: totalEarned, seq } = outcome;
    if (available === null || totalEarned === null || outcome.id === null || transfer.op === 'settle') return;
    const change = { memberId: transfer.memberId, available, totalEarned, type: typeOf(transfer), seq };
    this.#pending.set(transfer.memberId, newerChange(this.#pending.get(transfer.memberId), change));
    this.#sending ??= this.#send();
  }

  /** Resolves when all that was announced is sent. */
  async idle(): Promise<void> {
    await this.#sending;
  }

  async #send(): Promise<void> {
    while (this.#pending.size > 0) {
      const changes = [...this.#pending.values()];
      this.#pending = new Map();
      try {
        await this.#database.raw('select pg_notify(?, message) from unnest(?::text[]) as message', [LIVE_CHANNEL, messagesOf(changes)]);
      } catch (error) {
        // a stream shows the balance again with its next event or snapshot
        this.#log.warn({ err: error, members: changes.length }, 'live: a change was not announced');
      }
      await pause(PAUSE_MS, undefined, { ref: false });
    }
    this.#sending = undefined;
  }
}

function messagesOf(changes: readonly BalanceChange[]): string[] {
  const messages: string[] = [];
  for (let start = 0; start < changes.length; start += CHANGES_IN_A_MESSAGE) {
    const message: LiveMessage = { changes: changes.slice(start, start + CHANGES_IN_A_MESSAGE).map(writeChange) };
    messages.push(JSON.stringify(message));
  }
  return messages;
}

function typeOf(transfer: Transfer): string {
  if (transfer.op === 'void') return 'returned';
  return transfer.op === 'reverse' ? 'reversed' : transfer.type;
}
