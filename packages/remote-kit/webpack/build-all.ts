import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { WorkerAnswer } from './build-worker.ts';

const WORKER = path.join(import.meta.dirname, 'build-worker.ts');
/** webpack works in one thread; what each of them needs of it is loaded and warm after its first build. */
const PROCESSES = 2;

/** Builds a workspace; returns what to say of it. */
type Build = (workspace: string) => Promise<string>;

/**
 * Builds each of these workspaces, two at a time. `say` gets a report of each; throws once all are done, with what is
 * wrong with any.
 */
export async function buildAll(workspaces: readonly string[], say: (report: string) => void): Promise<void> {
  const waiting = [...workspaces];
  const failures: string[] = [];
  const lane = async (build: Build): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await build(next).then(say, (error: Error) => failures.push(error.message));
    }
  };
  if (waiting.length === 1) await lane((await import('./build-workspace.ts')).buildWorkspace);
  else await Promise.all(Array.from({ length: Math.min(PROCESSES, waiting.length) }, () => withWorker(lane)));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

async function withWorker(work: (build: Build) => Promise<void>): Promise<void> {
  const worker = fork(WORKER);
  const ended = once(worker, 'exit');
  await work(async (workspace) => {
    worker.send(workspace);
    const [answer] = (await Promise.race([once(worker, 'message'), ended])) as [WorkerAnswer | number | null];
    if (typeof answer !== 'object' || answer === null) throw new Error(`${workspace} did not build: its process ended (${answer})`);
    if ('failure' in answer) throw new Error(answer.failure);
    return answer.report;
  });
  if (worker.connected) worker.disconnect();
  await ended;
}
