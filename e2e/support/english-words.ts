import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright-core';

const ROOT = join(import.meta.dirname, '../..');
/** What members get: not the console, nor what remotes bring to it. */
const CATALOGUES = '{shell,mfe-*,packages/{ui,remote-kit}}/src/locales/es.json';
const CONSOLE = 'mfe-admin/**';
/** Not the letters of a hash. */
const WORD = /(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu;
/** Names of the site itself, which it says in every language. */
const RANKS = new Set(['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond']);
/** Answers call a name one of these. */
const NAMED = /^(?:title|displayName|name|gamepass|gamepassName|experience|experienceName|rejectionReason|username)$/;

const [english, spanish] = readCatalogues();

/** Words of a text that only the English texts of the pages have: what was left untranslated. */
export function englishIn(text: string): string[] {
  return [...new Set(wordsIn(text))].filter((word) => english.has(word) && !spanish.has(word));
}

/** All that can be read on the page or is read out: its text, names of controls, placeholders. */
export function wordsOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const told = [...document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    return [document.title, document.querySelector('body')?.innerText ?? '', ...told].join('\n');
  });
}

/** What people and companies called things, as the calls of the pages answered it: the same in every language. */
export class Names {
  readonly #names: Set<string>;
  readonly #heard: Promise<void>[] = [];

  constructor(names: readonly string[]) {
    this.#names = new Set(names);
  }

  hear(response: Response): void {
    // A live stream never ends.
    if (!/\/api\//.test(response.url()) || !response.headers()['content-type']?.includes('json')) return;
    this.#heard.push(
      response.json().then(
        (body: unknown) => this.#keep(body),
        () => undefined,
      ),
    );
  }

  async settled(): Promise<void> {
    await Promise.all(this.#heard);
  }

  takenOut(text: string): string {
    const longestFirst = [...this.#names].toSorted((one, other) => other.length - one.length);
    return longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  }

  #keep(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'values') this.#fill(Object.values(inner as object).filter(isWritten));
      else if (typeof inner !== 'string') this.#keep(inner);
      else if (NAMED.test(key)) this.#fill([inner]);
      else if (key === 'reason' && isWritten(inner)) this.#fill([inner]);
    }
  }

  #fill(texts: readonly unknown[]): void {
    for (const text of texts) if (typeof text === 'string' && text.length > 2 && !RANKS.has(text)) this.#names.add(text);
  }
}

/** By somebody: a small word alone is a kind, which the page says in its own language. */
function isWritten(text: unknown): boolean {
  return typeof text === 'string' && /[ \p{Lu}]/u.test(text);
}

function readCatalogues(): [english: Set<string>, spanish: Set<string>] {
  const [from, to] = [new Set<string>(), new Set<string>()];
  for (const file of globSync(CATALOGUES, { cwd: ROOT, exclude: [CONSOLE] })) {
    for (const [text, translation] of Object.entries(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, string>)) {
      if (!text.startsWith('code:')) for (const word of wordsIn(withoutPlaces(text))) from.add(word);
      for (const word of wordsIn(withoutPlaces(translation))) to.add(word);
    }
  }
  return [from, to];
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());
}

/** Without the names of values and tags, which are English in every language. */
function withoutPlaces(text: string): string {
  return text.replaceAll(/<[^>]*>|\{\w+\}|\{\w+, \w+,|(?:\bone|\bother|=\d)(?= \{)/g, ' ');
}
