import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What stands in for another company, as a process of its own. */
export interface StandIn {
  url: string;
  stop(): void;
}

/** Starts `main` (an absolute path); it says `listening on <address>,` when it does. @throws when it ends before. */
export async function startStandIn(main: string): Promise<StandIn> {
  const child = spawn(process.execPath, [main], { env: { HOST: '127.0.0.1', PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /listening on (\S+),/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`${main} ended while starting`)));
  });
  return { url, stop: () => void child.kill() };
}
