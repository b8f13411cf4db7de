import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const WORKER = path.join(import.meta.dirname, 'build-worker.mjs');
/** webpack works in one thread; what each of them needs of it is loaded and warm after its first build. */
const PROCESSES = 2;

/** Builds each of these workspaces, two at a time. `say` gets a report of each; throws once all are done, with what is wrong with any. */
export async function buildAll(workspaces, say) {
  const waiting = [...workspaces];
  const failures = [];
  const lane = async (build) => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await build(next).then(say, (error) => failures.push(error.message));
    }
  };
  if (waiting.length === 1) await lane((await import('./build-workspace.mjs')).buildWorkspace);
  else await Promise.all(Array.from({ length: Math.min(PROCESSES, waiting.length) }, () => withWorker(lane)));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

async function withWorker(work) {
  const worker = fork(WORKER);
  const ended = once(worker, 'exit');
  await work(async (workspace) => {
    worker.send(workspace);
    const [answer] = await Promise.race([once(worker, 'message'), ended]);
    if (answer?.report !== undefined) return answer.report;
    throw new Error(answer?.failure ?? `${workspace} did not build: its process ended (${answer})`);
  });
  if (worker.connected) worker.disconnect();
  await ended;
}
