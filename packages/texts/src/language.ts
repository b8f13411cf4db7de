import type { SpokenLanguage } from './spoken-language.ts';

/** Each has a file in `languages/`; builds and tests put in which there are (site-languages.ts). */
declare const SITE_LANGUAGES: Readonly<Record<string, SpokenLanguage>>;

const FALLBACK = 'en';
const ENGLISH: SpokenLanguage = { name: 'English', locale: 'en-GB', hasTexts: false };

/** What the site speaks. English dates are written the British way, and its texts stand in the code. */
export const languages: Readonly<Record<string, SpokenLanguage>> = { [FALLBACK]: ENGLISH, ...SITE_LANGUAGES };

const STORAGE_KEY = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

let language = FALLBACK;
let { locale } = ENGLISH;

/** The language of this page: it stays the same until the page is loaded anew. */
export function currentLanguage(): string {
  return language;
}

/** For Intl. */
export function currentLocale(): string {
  return locale;
}

/** How days and numbers are written from now on. */
export function writeIn(nextLocale: string): void {
  locale = nextLocale;
}

/**
 * Chosen before, else the first of the browser's that the site speaks, else English. Call it once, before any text is
 * loaded.
 */
export function applyLanguage(): void {
  const stored = storedLanguage();
  if (stored) tellGateway(stored);
  speakLanguage(stored ?? spokenLanguage(navigator.languages) ?? FALLBACK);
  document.documentElement.lang = language;
  document.documentElement.dir = 'ltr';
}

/** From now on, where there is no page: for what is drawn before there is a browser. */
export function speakLanguage(next: string): void {
  language = next;
  writeIn((languages[next] ?? ENGLISH).locale);
}

/** Remembers the choice and loads the page anew, so that no text of the former language stays anywhere. */
export function chooseLanguage(next: string, reload: () => void = () => location.reload()): void {
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // A browser may forbid storage altogether: then its own languages decide.
  }
  tellGateway(next);
  reload();
}

/** It sends public pages that are drawn already, and knows what the browser speaks, not what was chosen. */
function tellGateway(chosen: string): void {
  document.cookie = `language=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** `es-MX` is Spanish; null when the site speaks none of them. */
export function spokenLanguage(wanted: readonly string[]): string | null {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split('-');
    if (isLanguage(primary)) return primary;
  }
  return null;
}

function storedLanguage(): string | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored !== null && isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isLanguage(value: string): boolean {
  return Object.hasOwn(languages, value);
}
