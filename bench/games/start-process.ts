import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface RunningProcess {
  port: number;
  stop(): Promise<void>;
}

/** Starts a program that says `listening` with its port. */
export async function startProcess(main: string, environment: Record<string, string>): Promise<RunningProcess> {
  const child = spawn(process.execPath, [main], {
    env: { NODE_OPTIONS: process.env['NODE_OPTIONS'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { msg?: string; level: number; port?: number };
      if (entry.msg === 'listening' && entry.port !== undefined) resolve(entry.port);
      else if (entry.level >= 40) process.stderr.write(`${line}\n`);
    });
    void ended.then(() => reject(new Error(`${main} ended while starting`)));
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
