import { repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import { Counter } from 'prom-client';
import { judgeCanaries } from './judge-canaries.ts';

/** Every few seconds: takes a canary back that fails more than the stable version. */
export function automaticRollBack({ kit, everyMs }: { kit: Pick<Kit, 'database' | 'log' | 'metrics'>; everyMs: number }): BackgroundJob {
  const { database, log, metrics } = kit;
  const rollBacks = new Counter({
    name: 'automatic_roll_backs_total',
    help: 'canaries that were taken back because they failed more than the stable version',
    labelNames: ['deployable'],
    registers: [metrics],
  });
  return repeat({ log, name: 'automatic roll back', everyMs }, async () => {
    for (const { deployable, version, reason } of await judgeCanaries(database)) {
      rollBacks.inc({ deployable });
      log.warn({ deployable, version, reason }, 'automatic roll back');
    }
  });
}
