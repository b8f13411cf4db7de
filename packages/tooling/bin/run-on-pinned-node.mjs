// Plain JavaScript for Node 20: runs before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { installWhatIsMissing, pinnedNode } from './install.mjs';

/** Hands over to a TypeScript program of this package, run by the pinned Node whatever the machine has. */
export async function runOnPinnedNode(program) {
  try {
    installWhatIsMissing();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const file = resolve(import.meta.dirname, '../src', program);
  process.env.PATH = `${join(dirname(pinnedNode), '../../.bin')}:${process.env.PATH}`;
  if (process.versions.node.startsWith('24.')) {
    process.argv[1] = file;
    await import(file);
    return;
  }
  const child = spawn(pinnedNode, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  // Ctrl-C reaches the child by the terminal; this process waits for it, and passes on what only it was sent.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
