import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SERVICES = join(import.meta.dirname, '../services');

export interface RunningService {
  pid: number;
  port: number;
  internalPort: number;
  stop(): Promise<void>;
}

/** A real service, alone in its process. */
export function startService(name: string, env: Record<string, string>): Promise<RunningService> {
  return startProgram(join(SERVICES, name, 'src/main.ts'), env);
}

/** A program that says `listening` with its ports, as services do; `NODE_OPTIONS=--cpu-prof` profiles each. */
export async function startProgram(main: string, env: Record<string, string>): Promise<RunningService> {
  const child = spawn(process.execPath, [main], {
    env: { NODE_OPTIONS: process.env['NODE_OPTIONS'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ports = await new Promise<Pick<RunningService, 'port' | 'internalPort'>>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { msg?: string; port?: number; internalPort?: number };
      if (entry.msg === 'listening' && entry.port !== undefined && entry.internalPort !== undefined)
        resolve({ port: entry.port, internalPort: entry.internalPort });
    });
    void ended.then(() => reject(new Error(`${main} ended while starting`)));
  });
  return {
    ...ports,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
