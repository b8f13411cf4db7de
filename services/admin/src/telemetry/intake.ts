import { inTransaction, isConstraintViolation, isRefusedAsData, type BackgroundJob, type Kit } from '@facet/service-kit';
import type { KnownVersions } from './known-versions.ts';
import { tally } from './tally.ts';
import type { Reported, TelemetryEvent } from './telemetry-event.ts';
import type { TelemetryMetrics } from './telemetry-metrics.ts';
import { writeTally } from './write-tally.ts';

const WAITING_LIMIT = 20_000;
const WRITE_LIMIT = 5_000;

/**
 * Takes what browsers send and writes it in turns: a flood costs one transaction a second. What waits is lost with the
 * process: these are statistics.
 */
export interface Intake extends BackgroundJob {
  /** How many of the events were taken: those of versions that were published. */
  take(page: string, events: readonly TelemetryEvent[]): Promise<number>;
}

export function openIntake(options: {
  kit: Pick<Kit, 'database' | 'log'>;
  versions: KnownVersions;
  metrics: TelemetryMetrics;
  everyMs: number;
}): Intake {
  const { kit, versions, metrics, everyMs } = options;
  let waiting: Reported[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let stopped = false;

  const writeSome = async (): Promise<void> => {
    const some = waiting.slice(0, WRITE_LIMIT);
    await writeThese(some);
    waiting = waiting.slice(some.length);
  };
  /**
   * What the database refuses as data is halved until the one event is found that it refuses: that one is lost, and no
   * other.
   */
  const writeThese = async (some: readonly Reported[]): Promise<void> => {
    const tallied = tally(some);
    try {
      const counted = await inTransaction(kit.database, (transaction) => writeTally(transaction, tallied));
      metrics.written(counted, tallied.errors);
    } catch (error) {
      if (!isRefusedAsData(error) && !isConstraintViolation(error)) throw error;
      if (some.length === 1) return metrics.dropped('refused', 1);
      const half = Math.ceil(some.length / 2);
      await writeThese(some.slice(0, half));
      await writeThese(some.slice(half));
    }
  };
  const write = async (): Promise<void> => {
    try {
      while (waiting.length > 0) await writeSome();
    } catch (error) {
      kit.log.warn({ err: error, waiting: waiting.length }, 'telemetry: not written, tried again');
    }
    if (!stopped) timer = setTimeout(turn, everyMs);
  };
  const turn = (): void => {
    writing = write();
  };

  return {
    async take(page, events) {
      const known: TelemetryEvent[] = [];
      for (const event of events) if (await versions.has(`${event.deployable}@${event.version}`)) known.push(event);
      if (known.length < events.length) metrics.dropped('unknown_version', events.length - known.length);
      if (waiting.length + known.length > WAITING_LIMIT) {
        metrics.dropped('full', known.length);
        return 0;
      }
      for (const event of known) waiting.push({ page, event });
      return known.length;
    },
    start: turn,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await writing;
      await write();
    },
  };
}
