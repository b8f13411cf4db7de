import { setupI18n, type I18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { compileInForce } from './compiler-in-force.ts';
import { currentLanguage, type Language } from './language.ts';
import type { Translate, Values, WrittenText } from './message.ts';

/** Texts of one language, by the English text. */
export type Catalogue = Readonly<Record<string, string>>;

/** A file for each language but English; only the one of the page is fetched. */
export type Catalogues = { readonly [language in Exclude<Language, 'en'>]?: () => Promise<{ default: Catalogue }> };

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

/** The texts of one room (the shell, a remote, a package): its own, so that no room can change another's words. */
export function defineTexts(catalogues: Catalogues): Texts {
  const english = speaking('en', {});
  const loaded: { [language in Language]?: I18n } = {};
  const loading: { [language in Language]?: Promise<void> } = {};
  const inForce = (): I18n => loaded[currentLanguage()] ?? english;

  async function fetchCatalogue(language: Language): Promise<void> {
    const fetchIt = language === 'en' ? undefined : catalogues[language];
    if (fetchIt) loaded[language] = speaking(language, (await fetchIt()).default);
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

function speaking(locale: Language, catalogue: Catalogue): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: { ...catalogue } } });
  i18n.setMessagesCompiler(compileInForce);
  return i18n;
}

/** Fetches the catalogues of all rooms that have come so far: before the first render, and after a remote's code has come. */
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

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
}
