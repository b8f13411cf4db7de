import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '@facet/tooling/ports';

export interface StartedSite {
  url: string;
  pid: number;
  /** From the command to the line that says that it is ready. */
  seconds: number;
  /** As Ctrl-C does. */
  stop(): Promise<void>;
}

/** `npm start`, as it is typed. */
export async function npmStart(folder: string): Promise<StartedSite> {
  const ports = { PORT: String(await freePort()), SIM_PORT: String(await freePort()) };
  const beganMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    detached: true,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^ready (\S+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('npm start ended before the site was ready')));
  });
  return {
    url,
    pid: child.pid ?? 0,
    seconds: (performance.now() - beganMs) / 1000,
    async stop() {
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
    },
  };
}
