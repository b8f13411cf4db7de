import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A service in a process of its own, to be killed and to be read. */
export interface ServiceProcess {
  port: number;
  internalPort: number;
  /** Everything it has written so far, to both streams. */
  written(): string;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with its exit code, null when it was killed. */
  end(): Promise<number | null>;
}

const LISTENING = /"port":(\d+),"internalPort":(\d+)/;

/**
 * Starts `main` (an absolute path) on free ports; resolves when it listens, which it tells from level `info` on.
 * @throws when it ends before.
 */
export async function startProcess(
  main: string,
  variables: Readonly<Record<string, string>>,
  logLevel: 'trace' | 'info' = 'info',
): Promise<ServiceProcess> {
  const env = { ...variables, PORT: '0', INTERNAL_PORT: '0', LOG_LEVEL: logLevel };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let isListening = false;
  const [port, internalPort] = await new Promise<[number, number]>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        // Not again for each of its lines: what is sought grows with them.
        const listening = isListening ? null : LISTENING.exec(text);
        if (!listening) return;
        isListening = true;
        resolve([Number(listening[1]), Number(listening[2])]);
      });
    child.once('exit', () => reject(new Error(`${main} ended before it listened: ${text.slice(-500)}`)));
  });
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  async function end(): Promise<number | null> {
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    return (await ended)[0];
  }
  return { port, internalPort, written: () => text, kill, end };
}
