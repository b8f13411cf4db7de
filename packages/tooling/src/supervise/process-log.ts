import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
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

  constructor(file: string, show: (line: string) => void) {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file) && statSync(file).size > ROTATE_AT_BYTES) renameSync(file, `${file}.1`);
    this.file = file;
    this.#stream = createWriteStream(file, { flags: 'a' });
    this.#show = show;
  }

  follow(output: Readable): void {
    createInterface({ input: output }).on('line', (line) => {
      this.#stream.write(`${line}\n`);
      this.#tail.push(line);
      if (this.#tail.length > TAIL_LINES) this.#tail.shift();
      if (isForPeople(line)) this.#show(line);
    });
  }

  /** The last lines, for a message about its end. */
  tail(): string {
    return this.#tail.join('\n');
  }

  close(): void {
    this.#stream.end();
  }
}

/** Structured lines below "warn" stay in the file. */
function isForPeople(line: string): boolean {
  const level = /^\{"level":(\d+)/.exec(line)?.[1];
  return level !== undefined && Number(level) >= WARN_LEVEL;
}
