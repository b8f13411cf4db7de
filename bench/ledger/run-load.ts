import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadOrder, LoadResult } from './generate-load.ts';

/** Runs the generator in its own process. */
export function runLoad(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'generate-load.ts'));
    let result: LoadResult | undefined;
    child.once('message', (message) => (result = message as LoadResult));
    child.once('error', reject);
    // its CPU time is counted once it has ended
    child.once('exit', (code) => (result ? resolve(result) : reject(new Error(`the load generator ended with ${code}`))));
    child.send(order);
  });
}
