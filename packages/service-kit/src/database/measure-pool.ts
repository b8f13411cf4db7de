import { Gauge, type Registry } from 'prom-client';
import type { Database } from './open-database.ts';

/** What Knex's pool says of itself. */
interface Pool {
  max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/**
 * Connections for everyday queries, and how many queries wait for one. Comes before any gauge that asks the database,
 * which would count itself.
 */
export function measurePool(database: Database, registry: Registry): void {
  const { pool } = database.client as { pool: Pool };
  const registers = [registry];
  void new Gauge({
    name: 'database_connections',
    help: 'connections of the pool by what they do',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.numUsed());
      this.set({ state: 'free' }, pool.numFree());
    },
  });
  new Gauge({ name: 'database_connections_max', help: 'the most that the pool opens', registers }).set(pool.max);
  void new Gauge({
    name: 'database_waiting_queries',
    help: 'queries that wait for a connection of the pool',
    registers,
    collect() {
      this.set(pool.numPendingAcquires());
    },
  });
}
