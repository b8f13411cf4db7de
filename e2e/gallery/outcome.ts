import type { Difference } from './digest/compare-digests.ts';

/** What became of one picture. */
export interface Outcome {
  room: string;
  state: string;
  /** `360 dark`. */
  look: string;
  width: number;
  colorScheme: 'dark' | 'light';
  /** Null: the state was not reached. */
  file: string | null;
  verdict: 'as accepted' | 'changed' | 'new' | 'not reached';
  difference: Difference | null;
  /** Of the screen; for one that was not reached, why. */
  problems: string[];
  /** Address of the design's picture. */
  mockup: string | null;
}

export function isFine({ verdict, problems }: Outcome): boolean {
  return verdict === 'as accepted' && problems.length === 0;
}

/** One line for the terminal. */
export function lineOf({ room, state, look, verdict, difference, problems }: Outcome): string {
  const what = difference ? `${verdict}, ${wordsOf(difference)}` : verdict;
  return [`${room}: ${state}, ${look}: ${what}`, ...problems.map((problem) => `    ${problem}`)].join('\n');
}

function wordsOf({ cells, largest, higherByPx }: Difference): string {
  const height = higherByPx === 0 ? '' : `, ${Math.abs(higherByPx)} px ${higherByPx > 0 ? 'higher' : 'lower'}`;
  return `${cells.length} of 576 cells, by ${largest} of 255 at most${height}`;
}
