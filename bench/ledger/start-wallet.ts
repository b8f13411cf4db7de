import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '../../services/wallet/src/main.ts');

export interface RunningWallet {
  port: number;
  internalPort: number;
  stop(): Promise<void>;
}

/** The real service, alone in its process. */
export async function startWallet(databaseUrl: string, keys: Record<string, string>): Promise<RunningWallet> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...keys,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'http://localhost',
      PLATFORM_BASE_URL: 'http://127.0.0.1:1',
      GROUP_ID: '1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const { port, internalPort } = await new Promise<Pick<RunningWallet, 'port' | 'internalPort'>>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { msg?: string; level: number; port?: number; internalPort?: number };
      if (entry.msg === 'listening' && entry.port !== undefined && entry.internalPort !== undefined)
        resolve({ port: entry.port, internalPort: entry.internalPort });
      else if (entry.level >= 40) process.stderr.write(`${line}\n`);
    });
    void ended.then(() => reject(new Error('the wallet ended while starting')));
  });
  return {
    port,
    internalPort,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
