import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from './compile-message.ts';
import { currentLocale, writeIn } from './language.ts';
import { replaceCompiler } from './compiler-in-force.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
/** Each third letter stands twice: a third longer, like German. */
const EVERY = 3;
const TAG = /(<\/?[\w.-]+\/?>)/;

/** Days and months come in letters of their own, so that one that is written past `dateFormat` is seen as well. */
const PSEUDO = { ltr: { tag: 'en-XA', locale: 'el' }, rtl: { tag: 'ar-XB', locale: 'ar' } } as const;

/**
 * Tests and development only: every text that goes through `t` comes out accented and longer, so that what does not is
 * seen. `rtl` writes the page from right to left as well. Returns how to stop.
 */
export function speakPseudo(direction: 'ltr' | 'rtl'): () => void {
  const page = document.documentElement;
  const { lang, dir } = page;
  const localeBefore = currentLocale();
  const restoreCompiler = replaceCompiler((message) => compileMessage(message).map(disguise));
  const { tag, locale } = PSEUDO[direction];
  writeIn(locale);
  Object.assign(page, { lang: tag, dir: direction });
  return () => {
    restoreCompiler();
    writeIn(localeBefore);
    Object.assign(page, { lang, dir });
  };
}

function disguise(token: CompiledMessage[number]): CompiledMessage[number] {
  if (typeof token === 'string') return token === '#' ? token : disguiseText(token);
  const [name, kind, cases] = token;
  if (typeof cases !== 'object' || cases === null) return token;
  const disguised = Object.entries(cases).map(([key, branch]) => [key, Array.isArray(branch) ? branch.map(disguise) : branch] as const);
  return [name, kind, Object.fromEntries(disguised)] as CompiledMessage[number];
}

function disguiseText(text: string): string {
  const parts = text.split(TAG);
  return parts.map((part) => (TAG.test(part) ? part : part.replaceAll(/[a-z]/gi, disguiseLetter))).join('');
}

function disguiseLetter(letter: string, index: number): string {
  const accented = ACCENTED[PLAIN.indexOf(letter)];
  if (accented === undefined) return letter;
  return index % EVERY === 0 ? accented.repeat(2) : accented;
}
