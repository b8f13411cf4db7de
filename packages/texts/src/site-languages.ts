import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from './compile-message.ts';
import type { SpokenLanguage } from './spoken-language.ts';

const LANGUAGES = join(import.meta.dirname, 'languages');

/**
 * For builds and tests, not for pages: every language that has a file of its own, which is what `SITE_LANGUAGES` stands
 * for in the code.
 */
export function siteLanguages(folder = LANGUAGES): Record<string, SpokenLanguage> {
  const files = globSync('*.json', { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const { name, locale, texts } = readJson<LanguageFile>(join(folder, file));
      return [basename(file, '.json'), { name, locale, hasTexts: texts !== undefined }];
    }),
  );
}

/**
 * For a script that can fetch no catalogue: the texts compiled, in English and each language, from the room's own
 * catalogues (its `locales`) and the languages' files. What is not translated yet is English.
 */
export function compiledTexts(
  texts: readonly string[],
  locales: string,
  folder = LANGUAGES,
): Record<string, Record<string, CompiledMessage>> {
  const compiled = (catalogue: Catalogue): Record<string, CompiledMessage> =>
    Object.fromEntries(texts.map((text) => [text, compileMessage(catalogue[text] || text)]));
  const others = Object.keys(siteLanguages(folder)).map((language) => {
    const own = join(locales, `${language}.json`);
    const shared = readJson<LanguageFile>(join(folder, `${language}.json`)).texts;
    return [language, compiled({ ...shared, ...(existsSync(own) ? readJson<Catalogue>(own) : {}) })] as const;
  });
  return { en: compiled({}), ...Object.fromEntries(others) };
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

type Catalogue = Record<string, string>;

interface LanguageFile {
  name: string;
  locale: string;
  /** Of packages that bring no catalogue of their own in this language. */
  texts?: Catalogue;
}
