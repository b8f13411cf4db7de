import { expect } from 'vitest';
import { reads } from '../support/read-page.ts';
import type { Said } from './caller.ts';
import type { AnswerName } from './played.ts';
import { FOREIGN_WORDS } from './broken.ts';
import type { PageName } from './walked.ts';

/** What the site showed and answered before any statement is looked at. */
export interface Seen {
  page: (name: PageName) => string;
  answer: (name: AnswerName) => Said;
  username: string;
  /** Calls of a newcomer on the way through four pages, within a minute. */
  asked: readonly string[];
  /** Pages whose calls were all answered by somebody else, and those calls. */
  broken: ReadonlyMap<string, { text: string; calls: readonly string[] }>;
}

/** What holds a statement: what was seen, another test of the same run, or a decision to differ. */
export type Proof =
  | { kind: 'seen'; holds: (seen: Seen) => void; looksAt?: { page: PageName; wants: readonly (string | RegExp)[] } }
  | { kind: 'test'; file: string; title: string; words: readonly string[] }
  | { kind: 'decided'; decision: string; because: string };

export interface Statement {
  says: string;
  proofs: readonly [Proof, ...Proof[]];
}

/** One statement of the specification, in a sentence, and all that holds it. */
export const says = (sentence: string, ...proofs: [Proof, ...Proof[]]): Statement => ({ says: sentence, proofs });

/** The page reads all of this. A control reads as `[button Login]`, `[link Terms /terms]`, `[field Username]`. */
export function on(page: PageName, ...wants: (string | RegExp)[]): Proof {
  return {
    kind: 'seen',
    looksAt: { page, wants },
    holds: (seen) => {
      const text = seen.page(page);
      const missing = wants.filter((wanted) => !reads(text, wanted));
      expect(missing.map(String), `${page} lacks ${missing.map(String).join(' and ')}; it reads: ${text.slice(0, 2000)}`).toEqual([]);
    },
  };
}

/** The page reads nothing of this. */
export const notOn = (page: PageName, ...unwanted: (string | RegExp)[]): Proof => ({
  kind: 'seen',
  holds: (seen) => {
    const text = seen.page(page);
    const there = unwanted.filter((each) => reads(text, each)).map(String);
    expect(there, `${page} reads ${there.join(' and ')}: ${text}`).toEqual([]);
  },
});

/** The call was answered so; an object may have more fields than named. */
export const told = (name: AnswerName, wantedStatus: number, wantedBody?: object | null): Proof => ({
  kind: 'seen',
  holds: (seen) => {
    const { call, status, body } = seen.answer(name);
    const wanted = wantedBody === undefined ? { status: wantedStatus } : { status: wantedStatus, body: wantedBody };
    expect({ status, body }, `${call} answered ${status} ${JSON.stringify(body).slice(0, 600)}`).toMatchObject(wanted);
  },
});

/** The call was refused with this text, which people read. */
export const refused = (name: AnswerName, status: number, message: string): Proof => told(name, status, { message, error: message });

/** Another test of the run, whose file has these words. */
export const by = (file: string, title: string, ...words: string[]): Proof => ({ kind: 'test', file, title, words });

export const decided = (decision: string, because: string): Proof => ({
  kind: 'decided',
  decision: `docs/decisions/${decision}.md`,
  because,
});

/** Going from page to page asks nothing of these again. */
export const notAsked = (...paths: string[]): Proof => ({
  kind: 'seen',
  holds: ({ asked }) => {
    expect(asked.length).toBeGreaterThan(0);
    expect(
      asked.filter((path) => paths.includes(path)),
      `asked from Earn to Withdraw: ${asked.join(' ')}`,
    ).toEqual([]);
  },
});

/** What failed is not tried again by itself. */
export const askedOnceEach = (): Proof => ({
  kind: 'seen',
  holds: ({ broken }) => {
    const { calls = [] } = broken.get('/') ?? {};
    expect(calls.length).toBeGreaterThan(3);
    const again = calls.filter((call, at) => calls.indexOf(call) !== at);
    expect(again, 'calls of the dashboard that failed, and were asked again').toEqual([]);
  },
});

/** No page shows a word of an answer that is not the site’s. */
export const leaksNothing = (): Proof => ({
  kind: 'seen',
  holds: ({ broken }) => {
    expect(broken.size).toBeGreaterThan(2);
    for (const [path, { text }] of broken) {
      expect(text, `${path} while its calls fail`).not.toMatch(FOREIGN_WORDS);
    }
  },
});

/** Matchers of fields. */
export const TEXT: unknown = expect.any(String);
export const NUMBER: unknown = expect.any(Number);
export const MONEY: unknown = expect.stringMatching(/^-?\d+\.\d\d$/);
export const DATE: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
export const list = (...items: unknown[]): unknown =>
  expect.arrayContaining(items.map((item) => expect.objectContaining(item as object) as unknown));
