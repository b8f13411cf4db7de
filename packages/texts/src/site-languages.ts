import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SpokenLanguage } from './spoken-language.ts';

/** For builds and tests, not for pages: every language that has a file of its own, which is what `SITE_LANGUAGES` stands for in the code. */
export function siteLanguages(folder = join(import.meta.dirname, 'languages')): Record<string, SpokenLanguage> {
  const files = globSync('*.json', { cwd: folder }).toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const { name, locale, texts } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as LanguageFile;
      return [basename(file, '.json'), { name, locale, hasTexts: texts !== undefined }];
    }),
  );
}

interface LanguageFile {
  name: string;
  locale: string;
  /** Of packages that bring no catalogue of their own in this language. */
  texts?: Record<string, string>;
}
