import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestWallet } from './wallet.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');

/** The service in a process of its own, on the test's database. */
export interface WalletProcess {
  child: ChildProcess;
  /** Of the internal API. */
  port: number;
  /** Everything it wrote. */
  output: string[];
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>;
}

export async function startWalletProcess(wallet: TestWallet, variables: Record<string, string> = {}): Promise<WalletProcess> {
  const env = { ...wallet.env.variables, PLATFORM_BASE_URL: wallet.platform.url, GROUP_ID: '1', LOG_LEVEL: 'info', ...variables };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const output: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const listening = /"internalPort":(\d+).*"msg":"listening"/.exec(line);
      if (listening) resolve(Number(listening[1]));
    });
    child.once('exit', () => reject(new Error('the wallet ended while starting')));
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  return { child, port, output, kill };
}

/** A call of another service. Undefined: nobody answered. */
export async function callProcess(
  wallet: TestWallet,
  { port }: WalletProcess,
  { caller, path, body }: { caller: string; path: string; body?: object },
): Promise<Response | undefined> {
  const headers = { authorization: wallet.env.keys.serviceAuthorization(caller, 'wallet'), 'content-type': 'application/json' };
  const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`http://127.0.0.1:${port}${path}`, request).catch(() => undefined);
}
