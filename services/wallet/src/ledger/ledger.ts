import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { applyMovements } from './apply-movements.ts';
import { Batcher } from './batcher.ts';
import type { Movement, Outcome } from './movement.ts';

/** The one way to money: everything that moves goes through `apply`. */
export interface Ledger {
  /** Rejects only when nobody knows whether it was done (the database went away): the same key may be tried again without harm. */
  apply(movement: Movement): Promise<Outcome>;
  /** Finishes what is in flight and closes the connection. */
  close(): Promise<void>;
}

export interface LedgerOptions {
  connection: pg.ClientConfig;
  log: FastifyBaseLogger;
  /** A movement that takes so long is told in the log; 500 when absent. */
  slowMs?: number;
  /** Told after the commit, outside the transaction. */
  onApplied?: (movement: Movement, outcome: Outcome) => void;
}

const SLOW_MS = 500;

export function openLedger({ connection, log, slowMs = SLOW_MS, onApplied }: LedgerOptions): Ledger {
  // one batch in flight needs one connection; the pool opens a new one when it breaks
  const pool = new pg.Pool({ ...connection, max: 1, statement_timeout: 10_000 });
  const lost = (error: Error): void => log.warn({ err: error }, 'ledger: connection lost');
  pool.on('error', lost);
  // the pool lets go of a client that it closes: what breaks then is nobody's, and must not end the process
  pool.on('connect', (client) => client.on('error', lost));
  const batcher = new Batcher<Movement, Outcome>({
    run: (movements) => applyMovements(pool, movements),
    identityOf: ({ memberId, caller, key }) => `${memberId} ${caller} ${key}`,
    verdictOn,
    refuse: (movement, error) => {
      log.warn({ err: error, memberId: movement.memberId, caller: movement.caller }, 'ledger: refused a malformed movement');
      return invalid;
    },
  });
  return {
    async apply(movement) {
      const startedAtMs = performance.now();
      const outcome = await batcher.add(movement);
      // The batch is of many calls, so its statement names none of them: each that waited says so itself.
      const durationMs = Math.round(performance.now() - startedAtMs);
      if (durationMs >= slowMs) log.info({ durationMs, application: connection.application_name, op: movement.op }, 'slow movement');
      if (outcome.status === 'ok') onApplied?.(movement, outcome);
      return outcome;
    },
    async close() {
      await batcher.idle();
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

/** By SQLSTATE: 40001 and 40P01 are the database asking to try again; 22, 23 and 54 blame the data; the rest is not the items' fault. */
function verdictOn(error: unknown): 'again' | 'bad item' | 'give up' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '40001' || code === '40P01') return 'again';
  return /^(22|23|54)...$/.test(code) ? 'bad item' : 'give up';
}
