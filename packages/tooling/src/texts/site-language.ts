import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { untranslatedDeclarations } from './declared-texts.ts';
import { CODE_PREFIX, freshCatalogue, packagesOf, readOwn, textsOf, type Catalogue, type PlacedText } from './package-texts.ts';

const FOLDER = 'packages/texts/src/languages';

/** What `languages/<language>.json` has; `texts`: of all packages that bring no file of their own in the language. */
interface LanguageFile {
  name: string;
  locale: string;
  texts?: Catalogue;
}

/** Every language but English, whose texts stand in the code: each that has a file. */
export function languagesOf(root: string): string[] {
  return globSync(`${FOLDER}/*.json`, { cwd: root })
    .map((file) => basename(file, '.json'))
    .toSorted();
}

export function readLanguage(root: string, language: string): LanguageFile {
  return JSON.parse(readFileSync(fileOf(root, language), 'utf8')) as LanguageFile;
}

/** What the language's file has to say for the packages, remotes and services that do not say it themselves. */
export function textsOfLanguage(root: string, language: string): PlacedText[] {
  return [...untranslatedDeclarations(root, language), ...silentIn(root, language).flatMap((folder) => textsOf(root, folder))];
}

function silentIn(root: string, language: string): string[] {
  return packagesOf(root).filter((folder) => readOwn(root, folder, language) === null);
}

/**
 * Brings the file up to date, with the codes that pages may meet; of a language that packages speak by themselves it
 * has no texts.
 */
export function freshLanguage(root: string, language: string, codes: readonly string[]): LanguageFile {
  const { texts = {}, ...spoken } = readLanguage(root, language);
  const wanted = textsOfLanguage(root, language);
  if (wanted.length === 0) return spoken;
  const coming = silentIn(root, language).length > 0 ? codes : [];
  const known = Object.fromEntries(coming.map((code) => [`${CODE_PREFIX}${code}`, '']));
  return { ...spoken, texts: freshCatalogue(wanted, { ...known, ...texts }) };
}

export function writeLanguage(root: string, language: string, file: LanguageFile): void {
  writeFileSync(fileOf(root, language), `${JSON.stringify(file, null, 2)}\n`);
}

/** What a page of this package finds: its own words, and the language's. */
export function labelsFor(root: string, folder: string, language: string): Catalogue {
  const file = existsSync(fileOf(root, language)) ? readLanguage(root, language) : undefined;
  return { ...file?.texts, ...readOwn(root, folder, language) };
}

function fileOf(root: string, language: string): string {
  return join(root, FOLDER, `${language}.json`);
}
