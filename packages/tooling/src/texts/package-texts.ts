import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findTexts, type FoundText } from './find-texts.ts';

/** Entries under this are words for an error's code, in place of the server's English message. */
export const CODE_PREFIX = 'code:';

export type Catalogue = Record<string, string>;

export interface PlacedText extends FoundText {
  file: string;
}

/** What a remote brings to operators: a folder of its own, since members do not get its texts. */
const OPERATORS = '/src/operators';

/** Workspaces with texts of their own, those that have `src/locales/`; and `mfe-earn/src/operators`. */
export function packagesOf(root: string): string[] {
  const folders = globSync('{shell,mfe-*,packages/*,packages/tooling/templates/mfe-*}/src/{,operators/}locales', { cwd: root });
  return folders
    .map(dirname)
    .map((source) => (source.endsWith(OPERATORS) ? source : dirname(source)))
    .toSorted();
}

function sourceOf(folder: string): string {
  return folder.endsWith(OPERATORS) ? folder : `${folder}/src`;
}

/** What its sources mark for translation, in the order of the files. */
export function textsOf(root: string, folder: string): PlacedText[] {
  const exclude = ['**/*.test.*', '**/*.generated.ts', `${folder}${OPERATORS}/**`];
  const files = globSync(`${sourceOf(folder)}/**/*.{ts,tsx}`, { cwd: root, exclude }).toSorted();
  return files.flatMap((file) => findTexts(file, readFileSync(join(root, file), 'utf8')).map((found) => ({ ...found, file })));
}

export function catalogueFile(folder: string, language: string): string {
  return `${sourceOf(folder)}/locales/${language}.json`;
}

/** The package's own; null when it brings none in that language. */
export function readOwn(root: string, folder: string, language: string): Catalogue | null {
  const file = join(root, catalogueFile(folder, language));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : null;
}

/**
 * The catalogue as it has to be: each text of the sources, sorted; what is not translated yet is empty, what nobody
 * uses is left out.
 */
export function freshCatalogue(texts: readonly FoundText[], known: Catalogue): Catalogue {
  const codes = Object.keys(known).filter((name) => name.startsWith(CODE_PREFIX));
  const names = [...new Set([...codes, ...texts.map(({ text }) => text)])].toSorted(byCodePoint);
  return Object.fromEntries(names.map((name) => [name, known[name] ?? '']));
}

/** Two machines must sort alike. */
function byCodePoint(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
