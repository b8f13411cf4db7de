import type { BackgroundJob, Kit } from '@facet/service-kit';

interface Repeating {
  log: Kit['log'];
  /** What failed, for the log. */
  name: string;
  intervalMs: number;
  work: () => Promise<void>;
}

/** Does the work at the start and again `intervalMs` after it ended; a failure is logged and tried again at the next turn. */
export function repeatingJob({ log, name, intervalMs, work }: Repeating): BackgroundJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function turn(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, `${name}: tried again at the next turn`);
    }
    if (!isStopped) timer = setTimeout(start, intervalMs);
  }
  function start(): void {
    running = turn();
  }
  return {
    start,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
