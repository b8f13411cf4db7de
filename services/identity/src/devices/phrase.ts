import { randomInt } from 'node:crypto';
import { WORDS } from './words.ts';

const WORD_COUNT = 5;
/**
 * Names the site, so that nobody can pass the words off as something else ("put this into your profile for a prize").
 */
const OPENING = 'facet sign in';

/** Words only, because the platform filters digits and links out of profiles: 5 of 256 are 40 bits. */
export function makePhrase(): string {
  return [OPENING, ...Array.from({ length: WORD_COUNT }, () => WORDS[randomInt(WORDS.length)])].join(' ');
}

/** Whether the words stand in `text` one after the other, whatever their case, spacing and punctuation. */
export function containsPhrase(text: string, phrase: string): boolean {
  return ` ${plain(text)} `.includes(` ${plain(phrase)} `);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
