import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PostbackOrder, PostbackResult } from './generate-postbacks.ts';

/** Runs the generator in its own process. */
export function runPostbacks(order: PostbackOrder): Promise<PostbackResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'generate-postbacks.ts'));
    let result: PostbackResult | undefined;
    child.once('message', (message) => (result = message as PostbackResult));
    child.once('error', reject);
    // its CPU time is counted once it has ended
    child.once('exit', (code) => (result ? resolve(result) : reject(new Error(`the postback generator ended with ${code}`))));
    child.send(order);
  });
}
