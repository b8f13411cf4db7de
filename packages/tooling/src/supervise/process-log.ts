import { createWriteStream, existsSync, mkdirSync, openSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const ROTATE_AT_BYTES = 20 * 1024 * 1024;
const TAIL_LINES = 20;
/** pino's number for "warn". */
const WARN_LEVEL = 40;

/** The log of one supervised process: everything goes to its file, what a person should see to the terminal as well. */
export class ProcessLog {
  readonly file: string;
  readonly #stream: WriteStream;
  readonly #show: (line: string) => void;
  readonly #tail: string[] = [];
  /** Of the tail what is no line of everyday work, which would push out why it ended. */
  readonly #complaints: string[] = [];

  constructor(file: string, show: (line: string) => void) {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file) && statSync(file).size > ROTATE_AT_BYTES) renameSync(file, `${file}.1`);
    this.file = file;
    this.#stream = createWriteStream(file, { fd: openSync(file, 'a') });
    this.#show = show;
  }

  follow(output: Readable): void {
    createInterface({ input: output }).on('line', (line) => {
      this.#stream.write(`${line}\n`);
      keep(this.#tail, line);
      if (!isEveryday(line)) keep(this.#complaints, line);
      const message = messageForPeople(line);
      if (message !== null) this.#show(message);
    });
  }

  /** The last lines, for a message about its end: what it complained of, where it did. */
  tail(): string {
    return (this.#complaints.length > 0 ? this.#complaints : this.#tail).join('\n');
  }

  close(): void {
    this.#stream.end();
  }
}

function keep(lines: string[], line: string): void {
  lines.push(line);
  if (lines.length > TAIL_LINES) lines.shift();
}

const isEveryday = (line: string): boolean => Number(levelOf(line) ?? WARN_LEVEL) < WARN_LEVEL;

const levelOf = (line: string): string | undefined => /^\{"level":(\d+)/.exec(line)?.[1];

/**
 * What of a structured line a person should see at once: warnings and worse, in one line. All else stays in the file.
 */
export function messageForPeople(line: string): string | null {
  const level = levelOf(line);
  if (level === undefined || Number(level) < WARN_LEVEL) return null;
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}
