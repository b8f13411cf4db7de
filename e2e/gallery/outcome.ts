/** What became of one picture. */
export interface Outcome {
  room: string;
  state: string;
  /** `360 dark`. */
  look: string;
  width: number;
  colorScheme: 'dark' | 'light';
  /** Below the gallery's folder, as the other files. Null: the state was not reached. */
  file: string | null;
  verdict: 'as accepted' | 'changed' | 'new' | 'not reached';
  /** Null for a changed one: the accepted picture is not on this machine. */
  change: Change | null;
  /** Of the screen; for one that was not reached, why. */
  problems: string[];
  /** Address of the design's picture. */
  mockup: string | null;
}

interface Change {
  pixels: number;
  /** Negative: lower. */
  higherByPx: number;
  acceptedFile: string;
  differenceFile: string;
}

export function isFine({ verdict, problems }: Outcome): boolean {
  return verdict === 'as accepted' && problems.length === 0;
}

/** One line for the terminal. */
export function lineOf({ room, state, look, verdict, change, problems }: Outcome): string {
  const what = verdict === 'changed' ? `${verdict}, ${wordsOf(change, room)}` : verdict;
  return [`${room}: ${state}, ${look}: ${what}`, ...problems.map((problem) => `    ${problem}`)].join('\n');
}

function wordsOf(change: Change | null, room: string): string {
  if (change === null) return `the accepted picture is not here: npm run gallery -- --make-accepted ${room}`;
  const { pixels, higherByPx } = change;
  const height = higherByPx === 0 ? '' : `, ${Math.abs(higherByPx)} px ${higherByPx > 0 ? 'higher' : 'lower'}`;
  return `${pixels} pixels${height}`;
}
