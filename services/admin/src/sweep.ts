import type { BackgroundJob, Kit } from '@facet/service-kit';
import { forgetOldTelemetry } from './telemetry/index.ts';

const EVERY_MS = 60 * 60_000;

/** Hourly: removes what nothing needs any more. */
export function sweep({ database, log }: Pick<Kit, 'database' | 'log'>): BackgroundJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await forgetOldTelemetry(database);
    } catch (error) {
      log.warn({ err: error }, 'sweep: not finished, tried again in an hour');
    }
  };
  return {
    start() {
      running = run();
      timer = setInterval(() => void (running = run()), EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
