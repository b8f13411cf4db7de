import type { Line } from './line.ts';
import { sentences, type Kind } from './sentences.ts';
import { readWallLine } from './wall-line.ts';

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
export type ValuesOf<Of extends Kind> = Readonly<Record<NamesIn<(typeof sentences)[Of]['text']>, string | number>>;

/** Values that are no free text. No sentence has two that are, so that each is read in one way only. */
const FORMS: Readonly<Record<string, { write: (value: string | number) => string; pattern: string }>> = {
  bombs: { write: (value) => `${value} ${Number(value) === 1 ? 'bomb' : 'bombs'}`, pattern: String.raw`(\d+) bombs?` },
  day: { write: String, pattern: String.raw`(\d+)` },
  multiplier: { write: String, pattern: String.raw`(\d+\.\d\d)` },
};
const FREE = { write: String, pattern: String.raw`([\s\S]*)` };
const formOf = (name: string) => FORMS[name] ?? FREE;
const PLACE = /\{(\w+)\}/g;

/** The English sentence of a kind, to be booked as a reason. */
export function sentence<Of extends Kind>(kind: Of, values: ValuesOf<Of>): string {
  const given: Readonly<Record<string, string | number>> = values;
  return sentences[kind].text.replace(PLACE, (_place, name: string) => formOf(name).write(given[name] ?? ''));
}

const readers = Object.entries(sentences).map(([kind, { source, text }]) => ({
  kind,
  source,
  names: [...text.matchAll(PLACE)].map(([, name = '']) => name),
  pattern: new RegExp(`^${text.replace(PLACE, (_place, name: string) => formOf(name).pattern)}$`),
}));

/**
 * What a service of this name booked as a reason. Words of people and names are no sentence; nor is one of a service
 * newer than this. `type`: of the transfer, where it is known; what a wall paid is told by names.
 */
export function readLine(source: string, text: string, type?: string): Line {
  if (source === 'earn' && type === 'wall_credit') return readWallLine(text);
  for (const { kind, names, pattern, ...reader } of readers) {
    const found = reader.source === source ? pattern.exec(text) : null;
    if (found) return { kind, values: Object.fromEntries(names.map((name, place) => [name, found[place + 1] ?? ''])), text };
  }
  return { kind: null, values: {}, text };
}
