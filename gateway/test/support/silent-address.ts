import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const LISTEN = `require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, function () {
  process.stdout.write(String(this.address().port));
});`;
/** More than the kernel keeps for a process that takes none. */
const WAITING = 6;

export interface SilentAddress {
  /** host:port */
  readonly address: string;
  close(): Promise<void>;
}

/** An address like that of a machine that is gone: who connects hears nothing. */
export async function startSilentAddress(): Promise<SilentAddress> {
  const child = spawn(process.execPath, ['-e', LISTEN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGSTOP');
  const waiting = Array.from({ length: WAITING }, () => connect(Number(port), '127.0.0.1').on('error', () => undefined));
  await Promise.race(waiting.map((socket) => once(socket, 'connect')));
  return { address: `127.0.0.1:${String(port)}`, close: () => end(child, waiting) };
}

async function end(child: ReturnType<typeof spawn>, waiting: readonly Socket[]): Promise<void> {
  for (const socket of waiting) socket.destroy();
  child.kill('SIGKILL');
  await once(child, 'exit');
}
