import { spawn } from 'node:child_process';
import { projectRoot } from '../project-root.ts';

const GRACE_MS = 15_000;

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/**
 * Runs a tool of the project from its root, its output kept together. On abort it is interrupted, and after a grace
 * killed, with all its children.
 */
export function runCommand(command: readonly string[], signal: AbortSignal, variables: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  const [program = '', ...args] = command;
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const env = { ...process.env, ...color, ...variables };
  const child = spawn(program, args, { cwd: projectRoot, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const killGroup = (name: NodeJS.Signals): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name);
  };
  let killer: NodeJS.Timeout | undefined;
  const interrupt = (): void => {
    killGroup('SIGINT');
    killer = setTimeout(() => killGroup('SIGKILL'), GRACE_MS);
  };
  signal.addEventListener('abort', interrupt, { once: true });
  return new Promise<CommandResult>((resolve) => {
    const finish = (code: number | null, note = ''): void => {
      clearTimeout(killer);
      signal.removeEventListener('abort', interrupt);
      resolve({ code, output: `${Buffer.concat(chunks).toString()}${note}` });
    };
    child.once('error', (error) => finish(null, `${program} cannot be run: ${error.message}`));
    child.once('close', (code) => finish(code));
  });
}
