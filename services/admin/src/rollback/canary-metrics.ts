import { readGauge, type Kit } from '@facet/service-kit';
import { readStanding } from '../releases/index.ts';

/**
 * Canaries and those that were taken back, for every deployable, as the registry knows them: so no restart and no other
 * replica hides one.
 */
export function canaryMetrics(kit: Pick<Kit, 'database' | 'log' | 'metrics'>): void {
  const deployables = async () => Object.entries((await readStanding(kit.database)).state);
  readGauge(kit, {
    name: 'release_canary_share_percent',
    help: 'visitors who get the canary; 0: there is none',
    labelNames: ['deployable'],
    read: async () => (await deployables()).map(([deployable, { canary }]) => ({ labels: { deployable }, value: canary?.share ?? 0 })),
  });
  readGauge(kit, {
    name: 'release_roll_back_timestamp_seconds',
    help: 'when a canary was last taken back by itself; 0: never',
    labelNames: ['deployable'],
    async read() {
      const { rows } = await kit.database.raw<{ rows: { deployable: string; seconds: number }[] }>(
        `select deployable, extract(epoch from max(ended_at))::float8 as seconds from canary_trials where outcome = 'rolled back' group by deployable`,
      );
      const known = await deployables();
      return known.map(([deployable]) => ({
        labels: { deployable },
        value: rows.find((row) => row.deployable === deployable)?.seconds ?? 0,
      }));
    },
  });
}
