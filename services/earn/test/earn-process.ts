import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '@facet/service-kit/testing';

/** The service as a process of its own, to be killed and to be read. */
export interface EarnProcess {
  port: number;
  /** Everything it has written so far, to both streams. */
  written(): string;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
}

const main = join(import.meta.dirname, '../src/main.ts');

export async function spawnEarn(variables: Record<string, string>): Promise<EarnProcess> {
  const child = spawn(process.execPath, [main], {
    env: { ...variables, PORT: '0', INTERNAL_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const port = await until(`the process listens: ${text}`, () => /"port":(\d+)/.exec(text)?.[1], 30_000);
  return { port: Number(port), written: () => text, kill: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
