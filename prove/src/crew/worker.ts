import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { Stage, type Result } from '../run-schedule.ts';
import { parseSchedule } from '../schedule.ts';
import { scenarioOf } from '../scenarios/index.ts';

/** A schedule that was run. */
export interface Ran extends Result {
  schedule: string;
  /** Whether it fails on a fresh site too; absent: it did not fail. */
  failsAlone?: boolean;
  seconds: number;
  /** The thread that ran it ends with it. */
  isItsLast?: boolean;
}

/**
 * Not all of a process that was killed is ever collected: what its promises hold goes with the thread. Beyond this a
 * quarter of the processor's time went into looking through it (measured).
 */
const HEAP_MAX_BYTES = 400_000_000;

const stage = new Stage();
let performed: string | undefined;

const { bug } = workerData as { bug: unknown };

/** A failure is tried again alone, on a fresh site; not with a bug planted, of which one failure is enough. */
async function run(schedule: string): Promise<Ran> {
  const { scenario: name, planned } = parseSchedule(schedule);
  const scenario = scenarioOf(name);
  // What other scenarios left open would be asked about after each restore.
  if (performed !== undefined && performed !== name) await stage.close();
  performed = name;
  const startedAtMs = performance.now();
  const result = await stage.run(scenario, planned);
  const ran = { schedule, ...result, seconds: (performance.now() - startedAtMs) / 1_000 };
  if (result.wrong.length === 0 || bug !== undefined) return ran;
  return { ...ran, failsAlone: (await stage.run(scenario, planned)).wrong.length > 0 };
}

// Runs the schedules that it is told, one after the other; null ends it, whatever the dead processes in it still wait
// for.
const port = parentPort;
if (!port) throw new Error('this is a part of npm run prove');
port.on('message', (schedule: string | null) => {
  if (schedule === null) leave();
  else
    void run(schedule).then(
      (ran) => {
        const isItsLast = isNearlyFull();
        port.postMessage({ ...ran, isItsLast });
        if (isItsLast) leave();
      },
      (error: unknown) =>
        port.postMessage({ schedule, steps: [], wrong: [`it could not be run: ${String((error as Error).stack)}`], unmet: [], seconds: 0 }),
    );
});

function leave(): void {
  void stage.close().finally(() => process.exit());
}

function isNearlyFull(): boolean {
  return getHeapStatistics().used_heap_size > HEAP_MAX_BYTES;
}
