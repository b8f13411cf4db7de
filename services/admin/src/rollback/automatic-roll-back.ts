import { repeat, type BackgroundJob, type Kit } from '@facet/service-kit';
import { judgeCanaries } from './judge-canaries.ts';

/** Every few seconds: takes a canary back that fails more than the stable version. */
export function automaticRollBack({ kit, everyMs }: { kit: Pick<Kit, 'database' | 'log'>; everyMs: number }): BackgroundJob {
  const { database, log } = kit;
  return repeat({ log, name: 'automatic roll back', everyMs }, async () => {
    for (const { deployable, version, reason } of await judgeCanaries(database))
      log.warn({ deployable, version, reason }, 'automatic roll back');
  });
}
