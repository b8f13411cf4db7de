import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { CODE_PREFIX, type Catalogue, type PlacedText } from './package-texts.ts';

/** What is wrong with the texts of the sources themselves, a line each. */
export function sourceProblems(texts: readonly PlacedText[]): string[] {
  return texts.flatMap(({ file, line, text, given }) => {
    const needed = placeholdersOf(text);
    if (typeof needed === 'string') return [`${file}:${line}: "${text}": ${needed}`];
    const missing = given === null ? [] : [...needed].filter((name) => !given.includes(name));
    return missing.map((name) => `${file}:${line}: "${text}" gets no {${name}}`);
  });
}

/**
 * What is wrong with a catalogue, a line each: texts without a translation, translations that nobody uses, placeholders
 * that differ.
 */
export function catalogueProblems(texts: readonly PlacedText[], catalogue: Catalogue): string[] {
  const wanted = new Map(texts.map((found) => [found.text, found]));
  const untranslated = [...wanted.values()].filter(({ text }) => !catalogue[text]);
  const unused = Object.keys(catalogue).filter((name) => !wanted.has(name) && !name.startsWith(CODE_PREFIX));
  return [
    ...untranslated.map(({ text, file, line }) => `"${text}" has no translation (${file}:${line})`),
    ...unused.map((name) => `"${name}" is used nowhere`),
    ...[...wanted.keys()].filter((text) => catalogue[text]).flatMap((text) => differences(text, catalogue[text] ?? '')),
  ];
}

function differences(text: string, translation: string): string[] {
  const needed = placeholdersOf(text);
  const found = placeholdersOf(translation);
  if (typeof found === 'string') return [`"${translation}": ${found}`];
  if (typeof needed === 'string') return [];
  const lost = [...needed].filter((name) => !found.has(name)).map((name) => `"${translation}" has lost {${name}}`);
  const made = [...found].filter((name) => !needed.has(name)).map((name) => `"${translation}" has {${name}}, which "${text}" has not`);
  const tags = [...tagsOf(text)].join(' ') === [...tagsOf(translation)].join(' ') ? [] : [`"${translation}" has other tags than "${text}"`];
  return [...lost, ...made, ...tags];
}

/** The names in brackets; what is wrong with the text when it cannot be read. */
function placeholdersOf(text: string): Set<string> | string {
  try {
    return new Set(namesIn(compileMessageOrThrow(text)));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function namesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases] = token;
    const branches = typeof cases === 'object' && cases !== null ? Object.values(cases).filter(isMessage) : [];
    return [name, ...branches.flatMap(namesIn)];
  });
}

function isMessage(value: unknown): value is CompiledMessage {
  return Array.isArray(value);
}

function tagsOf(text: string): string[] {
  return [...text.matchAll(/<\/?([\w.-]+)\/?>/g)].map(([tag]) => tag).toSorted();
}
