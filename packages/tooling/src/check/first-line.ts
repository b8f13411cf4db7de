import { stripVTControlCharacters } from 'node:util';

const LINE_LIMIT = 300;

/** The first line of some output that says anything, without colours and not longer than a line of a log should be. */
export function firstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return (lines.map((line) => line.trim()).find((line) => line !== '') ?? 'said nothing').slice(0, LINE_LIMIT);
}
