import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The platform as the simulator plays it, as a process of its own. */
export async function startSimulator(): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../simulator/src/main.ts')], {
    env: { HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /listening on (\S+),/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error('the simulator ended while starting')));
  });
  return { url, stop: () => void child.kill() };
}
