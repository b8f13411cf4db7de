import { setupI18n, type I18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { compileInForce } from './compiler-in-force.ts';
import { currentLanguage, languages } from './language.ts';
import type { Translate, Values, WrittenText } from './message.ts';

/** Texts of one language, by the English text. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * Fetches the room's own file of a language: `(language) => import(`./locales/${language}.json`)`, which finds each
 * that there is.
 */
export type FetchCatalogue = (language: string) => Promise<{ default: Catalogue }>;

export interface TransProps<Text extends string> {
  /** The English text; `<link>here</link>` in it is the element `link` of `components`. */
  id: WrittenText<Text>;
  /** What stands for `{name}`; elements as well. */
  values?: Readonly<Record<string, ReactNode>>;
  components?: Readonly<Record<string, ReactElement>>;
}

export interface Texts {
  t: Translate;
  /** A text with elements in it. */
  Trans: <Text extends string>(props: TransProps<Text>) => ReactNode;
  /** What the catalogue says under a name that is no text of the code; null when nothing. */
  lookUp: (name: string, values: Values) => string | null;
  /** Fetches the catalogue of the page's language; resolves in English when it does not come. */
  load: () => Promise<void>;
}

/** How long a page waits for its texts before it shows English ones. */
const TIMEOUT_MS = 4_000;

const defined = new Set<Texts>();

/**
 * The texts of one room (the shell, a remote, a package): its own, so that no room can change another's words. What its
 * own file lacks is looked for in the language's file, which speaks for every room.
 */
export function defineTexts(fetchOwn: FetchCatalogue): Texts {
  const english = speaking('en', {});
  const loaded: Record<string, I18n> = {};
  const loading: Record<string, Promise<void>> = {};
  const inForce = (): I18n => loaded[currentLanguage()] ?? english;

  async function fetchCatalogue(language: string): Promise<void> {
    if (language === 'en') return;
    // A language that is one file has none in the room.
    const own = fetchOwn(language).then(
      ({ default: texts }) => texts,
      () => ({}),
    );
    loaded[language] = speaking(language, { ...(await fetchShared(language)), ...(await own) });
  }

  const texts: Texts = {
    t: (text, values) => inForce().t(text as string, values),
    Trans: ({ id, ...rest }) => <TransNoContext {...rest} id={id} lingui={{ i18n: inForce() }} />,
    lookUp: (name, values) => (Object.hasOwn(inForce().messages, name) ? inForce().t(name, values) : null),
    load: (language = currentLanguage()) =>
      (loading[language] ??= Promise.race([fetchCatalogue(language), pause()]).catch(() => undefined)),
  };
  defined.add(texts);
  return texts;
}

const shared: Record<string, Promise<Catalogue>> = {};

/** `languages/<language>.json` for all rooms, once. */
function fetchShared(language: string): Promise<Catalogue> {
  if (!languages[language]?.hasTexts) return Promise.resolve({});
  return (shared[language] ??= import(`./languages/${language}.json`).then(
    ({ default: { texts } }: { default: { texts: Catalogue } }) => texts,
    () => ({}),
  ));
}

function speaking(locale: string, catalogue: Catalogue): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: { ...catalogue } } });
  i18n.setMessagesCompiler(compileInForce);
  return i18n;
}

/**
 * Fetches the catalogues of all rooms that have come so far: before the first render, and after a remote's code has
 * come.
 */
export async function loadTexts(): Promise<void> {
  if (currentLanguage() === 'en') return;
  await Promise.all([...defined].map((texts) => texts.load()));
}

/** What any room's catalogue says under a name, such as the code of an error. */
export function lookUpText(name: string, values: Values = {}): string | null {
  for (const texts of defined) {
    const found = texts.lookUp(name, values);
    if (found !== null) return found;
  }
  return null;
}

/**
 * What a manifest or a service says of itself: in its own words of the page's language, else in those of the language's
 * file, else in English.
 */
export function declaredText(english: string, translations?: Readonly<Record<string, string>>): string {
  return translations?.[currentLanguage()] ?? lookUpText(english) ?? english;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
}
