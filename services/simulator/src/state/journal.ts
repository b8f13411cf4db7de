import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Everything the simulator must remember, as one list of facts. With a file, each fact is written before it is
 * answered, so that a purchase that was answered (or timed out) is still a purchase after a kill.
 */
export class Journal<Entry> {
  readonly #file: string | null;
  #past: Entry[];

  constructor(file: string | null) {
    this.#file = file;
    this.#past = file === null ? [] : open<Entry>(file);
  }

  /** What earlier runs wrote. */
  past(): readonly Entry[] {
    return this.#past;
  }

  /** Frees the memory of `past` once everybody has replayed it. */
  forgetPast(): void {
    this.#past = [];
  }

  append(entry: Entry): void {
    if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`);
  }
}

function open<Entry>(file: string): Entry[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  // A kill in the middle of a write leaves half a line: it was never answered, and the next entry must not join it.
  if (whole.length !== text.length) writeFileSync(file, whole);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
}
