import type { Line } from '../lines/line.ts';

/** Two letters next to each other that the pseudo-language does not have. */
const PLAIN_WORD = /[a-z]{2}/i;
/** Any letter of another alphabet, or with an accent: the text came from a catalogue, perhaps with data in it. */
const FOREIGN_LETTER = /[^\p{ASCII}\p{P}\p{S}\p{Z}]/u;
/** Of the product, in every language. */
const NAMES = ['R$', 'Robux', 'UTC', 'Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'];

/**
 * Of a page in the pseudo-language: the texts that came neither from a catalogue nor from `known`, the strings of the
 * answers that it got.
 */
export function hardCodedAmong(texts: readonly string[], known: readonly string[]): string[] {
  const parts = [...NAMES, ...known].map((text) => text.trim()).filter((text) => text !== '');
  const longestFirst = parts.toSorted((one, other) => other.length - one.length);
  const withoutKnown = (text: string): string => longestFirst.reduce((rest, part) => rest.replaceAll(part, ''), text);
  return [...new Set(texts)].filter((text) => !FOREIGN_LETTER.test(text) && PLAIN_WORD.test(withoutKnown(text)));
}

/**
 * The strings of an answer: what no language changes. An English sentence that comes with its parts is none, wherever
 * it stands beside them: only what it is filled with.
 */
export function dataOf(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null) return [];
  const { line, ...others } = answer as { line?: Line | null };
  const found = Object.values(others).flatMap(dataOf);
  if (!line) return found;
  const { kind, values, text } = line;
  return [...found.filter((each) => !each.includes(text)), ...Object.values(values), ...(kind === null ? [text] : [])];
}

/**
 * In the page: every text, but for what says `translate="no"` (initials of a name), and every name for screen readers.
 * Stands alone, since a browser gets its source.
 */
export function textsOfPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('script, style, noscript, code, [translate=no]')) texts.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}
