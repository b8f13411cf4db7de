import type { BackgroundJob, Kit } from '@facet/service-kit';
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
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;

  const turn = async (): Promise<void> => {
    try {
      for (const { deployable, version, reason } of await judgeCanaries(database)) {
        rollBacks.inc({ deployable });
        log.warn({ deployable, version, reason }, 'automatic roll back');
      }
    } catch (error) {
      log.warn({ err: error }, 'automatic roll back: could not look at the canaries, tried again');
    }
    if (!stopped) timer = setTimeout(start, everyMs);
  };
  const start = (): void => {
    running = turn();
  };
  return {
    start,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
