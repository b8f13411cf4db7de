import { readGauge, type Kit } from '@facet/service-kit';

/**
 * How long the money that is to be held or given back waits for it already: the sweeper ends it in seconds, unless the
 * wallet is away or refuses.
 */
export function waitingGauge(kit: Pick<Kit, 'database' | 'log' | 'metrics'>, table: string): void {
  readGauge(kit, {
    name: 'reservation_half_way_seconds',
    help: 'how long the oldest reservation is half way; 0: none is',
    labelNames: ['table'],
    async read() {
      const { rows } = await kit.database.raw<{ rows: [{ seconds: number }] }>(
        `select coalesce(extract(epoch from clock_timestamp() - min(changed_at)), 0)::float8 as seconds from ?? where state in ('opening', 'voiding')`,
        [table],
      );
      return [{ labels: { table }, value: rows[0].seconds }];
    },
  });
}
