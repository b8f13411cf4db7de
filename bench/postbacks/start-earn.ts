import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WALL_SECRET } from './postback-call.ts';

const MAIN = join(import.meta.dirname, '../../services/earn/src/main.ts');

export interface RunningEarn {
  port: number;
  stop(): Promise<void>;
}

/** The real service, alone in its process, with the real wallet behind it. Everybody on this machine is wall a. */
export async function startEarn(options: { databaseUrl: string; keys: Record<string, string>; walletUrl: string }): Promise<RunningEarn> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      ...options.keys,
      DATABASE_URL: options.databaseUrl,
      PUBLIC_URL: 'http://localhost',
      SERVICE_URLS: JSON.stringify({ wallet: options.walletUrl }),
      WALL_A_SECRET: WALL_SECRET,
      WALLS_BASE_URL: 'http://127.0.0.1:1/walls',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { msg?: string; level: number; port?: number };
      if (entry.msg === 'listening' && entry.port !== undefined) resolve(entry.port);
      else if (entry.level >= 40) process.stderr.write(`${line}\n`);
    });
    void ended.then(() => reject(new Error('earn ended while starting')));
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
