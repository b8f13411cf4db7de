// Plain JavaScript for Node 20: runs before anything is installed.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepCompiledCode } from './compiled-code.mjs';
import { installWhatIsMissing, pinnedNode } from './install.mjs';

/** Hands over to a TypeScript program of this package, run by the pinned Node whatever the machine has. */
export async function runOnPinnedNode(program) {
  try {
    installWhatIsMissing();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  keepCompiledCode();
  const file = resolve(fileURLToPath(import.meta.url), '../../src', program);
  process.env.PATH = `${join(dirname(pinnedNode), '../../.bin')}:${process.env.PATH}`;
  if (process.versions.node.startsWith('24.')) {
    process.argv[1] = file;
    await import(file);
    return;
  }
  const child = spawn(pinnedNode, [file, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
