import { Batcher, type Transaction } from '@facet/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { applyTransfers, applyWithin } from './apply-transfers.ts';
import { shardOf } from './shard-of.ts';
import type { Transfer, Outcome } from './transfer.ts';

/** The one way to money: everything that moves goes through `apply`, or `applyWithin`. */
export interface Ledger {
  /**
   * Rejects only when nobody knows whether it was done (the database went away): the same key may be tried again
   * without harm.
   */
  apply(transfer: Transfer): Promise<Outcome>;
  /** In a transaction of rows of ours that are nothing without it. `committed` is to be called after the commit. */
  applyWithin(transaction: Transaction, transfer: Transfer): Promise<{ outcome: Outcome; committed: () => void }>;
  /** Finishes what is in flight and closes the connection. */
  close(): Promise<void>;
}

export interface LedgerOptions {
  connection: pg.ClientConfig;
  log: FastifyBaseLogger;
  /** A transfer that takes so long is told in the log; 500 when absent. */
  slowMs?: number;
  /** A batch is of members of one of so many shards, and those of different shards go side by side; 1 when absent. */
  shards?: number;
  /** Told after the commit, outside the transaction. */
  onApplied?: (transfer: Transfer, outcome: Outcome) => void;
}

const SLOW_MS = 500;

export function openLedger({ connection, log, slowMs = SLOW_MS, shards = 1, onApplied }: LedgerOptions): Ledger {
  // one batch in flight needs one connection; the pool opens a new one when it breaks
  const pool = new pg.Pool({ ...connection, max: shards, statement_timeout: 10_000 });
  const lost = (error: Error): void => log.warn({ err: error }, 'ledger: connection lost');
  pool.on('error', lost);
  // the pool lets go of a client that it closes: what breaks then is nobody's, and must not end the process
  pool.on('connect', (client) => client.on('error', lost));
  const batchers = Array.from(
    { length: shards },
    () =>
      new Batcher<Transfer, Outcome>({
        run: (transfers) => applyTransfers(pool, transfers),
        identityOf: ({ memberId, caller, key }) => `${memberId} ${caller} ${key}`,
        verdictOn,
        refuse: (transfer, error) => {
          log.warn({ err: error, memberId: transfer.memberId, caller: transfer.caller }, 'ledger: refused a malformed transfer');
          return invalid;
        },
      }),
  );
  const batcherOf = ({ memberId }: Transfer): Batcher<Transfer, Outcome> =>
    batchers[shardOf(memberId, shards)] as Batcher<Transfer, Outcome>;
  return {
    async apply(transfer) {
      const startedAtMs = performance.now();
      const outcome = await batcherOf(transfer).add(transfer);
      // The batch is of many calls, so its statement names none of them: each that waited says so itself.
      const durationMs = Math.round(performance.now() - startedAtMs);
      if (durationMs >= slowMs) log.info({ durationMs, application: connection.application_name, op: transfer.op }, 'slow transfer');
      if (outcome.status === 'ok') onApplied?.(transfer, outcome);
      return outcome;
    },
    async applyWithin(transaction, transfer) {
      const outcome = await applyWithin(transaction, transfer);
      return { outcome, committed: () => void (outcome.status === 'ok' && onApplied?.(transfer, outcome)) };
    },
    async close() {
      await Promise.all(batchers.map((batcher) => batcher.idle()));
      await pool.end();
    },
  };
}

const invalid: Outcome = {
  status: 'invalid',
  id: null,
  balanceAfterHundredths: null,
  totalEarnedHundredths: null,
  seq: 0n,
};

/**
 * By SQLSTATE: 40001 and 40P01 are the database asking to try again; 22, 23 and 54 blame the data; the rest is not the
 * items' fault.
 */
function verdictOn(error: unknown): 'again' | 'bad item' | 'give up' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '40001' || code === '40P01') return 'again';
  return /^(22|23|54)...$/.test(code) ? 'bad item' : 'give up';
}
