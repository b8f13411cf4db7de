import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface RunningProcess {
  pid: number;
  port: number;
  /** Of a service: where other services reach it. */
  internalPort: number | undefined;
  stop(): Promise<void>;
}

type Ports = Pick<RunningProcess, 'port' | 'internalPort'>;

/** Starts a program that says `listening` with its port. */
export async function startProcess(main: string, environment: Record<string, string>): Promise<RunningProcess> {
  const child = spawn(process.execPath, [main], {
    env: { NODE_OPTIONS: process.env['NODE_OPTIONS'], ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const listening = await new Promise<Ports>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      // Most lines are of what is measured: they are not read.
      if (line.includes('"msg":"listening"')) resolve(JSON.parse(line) as Ports);
      else if (/^\{"level":[456]0,/.test(line)) process.stderr.write(`${line}\n`);
    });
    void ended.then(() => reject(new Error(`${main} ended while starting`)));
  });
  return {
    ...listening,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
