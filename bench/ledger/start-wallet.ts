import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../../services/wallet/src/main.ts');

export interface RunningWallet {
  pid: number;
  port: number;
  internalPort: number;
  stop(): Promise<void>;
}

/** The real service, alone in its process. Its log goes into a file: who reads it is not part of what is measured. */
export async function startWallet(databaseUrl: string, keys: Record<string, string>, folder: string): Promise<RunningWallet> {
  const log = join(folder, 'wallet.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [MAIN], {
    env: {
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      ...keys,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'http://localhost',
      // Asked by operators alone: there is nobody.
      SERVICE_URLS: JSON.stringify({ earn: 'http://127.0.0.1:1' }),
      PLATFORM_BASE_URL: 'http://127.0.0.1:1',
      GROUP_ID: '1',
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', output, 'inherit'],
  });
  closeSync(output);
  const ended = once(child, 'exit');
  const { port, internalPort } = await listening(log, () => child.exitCode !== null);
  return {
    pid: child.pid ?? 0,
    port,
    internalPort,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      const wrong = readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /^\{"level":[456]0,/.test(line));
      if (wrong.length > 0) process.stderr.write(`${wrong.join('\n')}\n`);
    },
  };
}

/** @throws when the process ended before it listened */
async function listening(log: string, hasEnded: () => boolean): Promise<Pick<RunningWallet, 'port' | 'internalPort'>> {
  for (;;) {
    const line = readFileSync(log, 'utf8')
      .split('\n')
      .find((each) => each.includes('"msg":"listening"'));
    if (line !== undefined) return JSON.parse(line) as Pick<RunningWallet, 'port' | 'internalPort'>;
    if (hasEnded()) throw new Error(`the wallet ended while starting:\n${readFileSync(log, 'utf8')}`);
    await pause(50);
  }
}
