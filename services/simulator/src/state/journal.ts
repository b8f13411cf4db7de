import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One owner's part of the journal: what earlier runs wrote, and a way to add to it. */
export interface Section<Fact> {
  past: readonly Fact[];
  append: (fact: Fact) => void;
}

interface Line {
  section: string;
  fact: unknown;
}

/**
 * Everything the simulator must remember, as one list of facts. With a file, each fact is written before it is
 * answered, so that a purchase that was answered (or timed out) is still a purchase after a kill.
 */
export class Journal {
  readonly #file: string | null;
  readonly #past: readonly Line[];

  constructor(file: string | null) {
    this.#file = file;
    this.#past = file === null ? [] : readLines(file);
  }

  section<Fact>(section: string): Section<Fact> {
    return {
      past: this.#past.filter((line) => line.section === section).map(({ fact }) => fact as Fact),
      append: (fact) => {
        if (this.#file !== null) appendFileSync(this.#file, `${JSON.stringify({ section, fact } satisfies Line)}\n`);
      },
    };
  }
}

function readLines(file: string): Line[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  // A kill in the middle of a write leaves half a line: it was never answered, and the next fact must not join it.
  if (whole.length !== text.length) writeFileSync(file, whole);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}
