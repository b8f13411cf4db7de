import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { PidFiles } from './pid-files.ts';
import type { ProcessLog } from './process-log.ts';

const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 5_000;
/** Having lived this long, a process is healthy: its next end starts the backoff anew. */
const HEALTHY_AFTER_MS = 10_000;
/** Longer than a service gives itself to answer what it was asked. */
const STOP_TIMEOUT_MS = 18_000;

export interface ProcessSpec {
  readonly name: string;
  /** What tells it in run/ from another process of the same name; absent: the name. */
  readonly pidFile?: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly workingFolder: string;
}

export interface Surroundings {
  readonly pidFiles: PidFiles;
  readonly log: ProcessLog;
  readonly say: (message: string) => void;
}

/** A process that is started again, after a growing pause, whenever it ends by itself. */
export class SupervisedProcess {
  readonly name: string;
  /**
   * Rejects when the process ends before `startupIsOver`: a start with bad settings fails instead of trying for ever.
   */
  readonly failure: Promise<never>;
  readonly #spec: ProcessSpec;
  readonly #around: Surroundings;
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | null = null;
  #backoffMs = FIRST_BACKOFF_MS;
  #isStarting = true;
  #isStopping = false;
  #fail: (error: Error) => void = () => undefined;

  constructor(spec: ProcessSpec, around: Surroundings) {
    this.name = spec.name;
    this.#spec = spec;
    this.#around = around;
    this.failure = new Promise((_, reject) => (this.#fail = reject));
    this.failure.catch(() => undefined);
  }

  get pid(): number | null {
    const child = this.#child;
    return child === null || child.exitCode !== null || child.signalCode !== null ? null : (child.pid ?? null);
  }

  start(): void {
    const { command, args, environment, workingFolder, name, pidFile = name } = this.#spec;
    // A process group of its own: Ctrl-C in the terminal reaches the supervisor alone, which then stops all in order.
    const child = spawn(command, args, { cwd: workingFolder, env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const startedAt = Date.now();
    this.#child = child;
    this.#around.log.follow(child.stdout);
    this.#around.log.follow(child.stderr);
    if (child.pid) this.#around.pidFiles.write(pidFile, child.pid);
    child.once('error', (error) => this.#fail(new Error(`${name} cannot be started: ${error.message}`)));
    // What it started itself (nginx: its workers, which hold the port and the pipes) ends with it.
    child.once('exit', () => killGroup(child));
    child.once('close', (code, signal) => this.#ended(child, Date.now() - startedAt, signal ?? `code ${code}`));
  }

  startupIsOver(): void {
    this.#isStarting = false;
  }

  /** Asks it to end, and ends it when it does not within 18 seconds. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#child) await this.#end(this.#child);
    this.#around.log.close();
  }

  async #end(child: ChildProcess): Promise<void> {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    const killer = setTimeout(() => killGroup(child), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(killer);
  }

  #ended(child: ChildProcess, livedMs: number, how: string): void {
    const { say, log, pidFiles } = this.#around;
    pidFiles.remove(this.#spec.pidFile ?? this.name);
    this.#child = null;
    if (this.#isStopping) return;
    if (this.#isStarting) {
      this.#fail(new Error(`${this.name} ended (${how}) while starting:\n${log.tail()}`));
      return;
    }
    if (livedMs > HEALTHY_AFTER_MS) this.#backoffMs = FIRST_BACKOFF_MS;
    say(`${this.name} ended (${how}); starting it again in ${this.#backoffMs} ms, its log is ${log.file}`);
    this.#timer = setTimeout(() => this.start(), this.#backoffMs);
    this.#backoffMs = Math.min(this.#backoffMs * 2, LONGEST_BACKOFF_MS);
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The whole group is gone: nothing is left to end.
  }
}
