import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { SECRETS_KEYS } from './seal-seed.ts';

const MAIN = join(import.meta.dirname, '../../../services/social/src/main.ts');

const NOBODY = 'http://127.0.0.1:1';

export interface RunningSocial {
  port: number;
  stop(): Promise<void>;
}

/** The real service, alone in its process; nobody answers for wallet and identity, which reading asks nothing of. */
export async function startSocial(options: { databaseUrl: string; keys: Record<string, string> }): Promise<RunningSocial> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...options.keys,
      SECRETS_KEYS,
      DATABASE_URL: options.databaseUrl,
      PUBLIC_URL: 'http://localhost',
      SERVICE_URLS: JSON.stringify({ wallet: NOBODY, identity: NOBODY }),
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as { msg?: string; port?: number };
      if (entry.msg === 'listening' && entry.port !== undefined) resolve(entry.port);
    });
    void ended.then(() => reject(new Error('social ended while starting')));
  });
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
