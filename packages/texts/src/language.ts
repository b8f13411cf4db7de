/** What the site speaks. `locale` is for Intl: English dates are written the British way, Spanish ones the Latin-American, with the hours from 0 to 23. */
export const languages = {
  en: { name: 'English', locale: 'en-GB' },
  es: { name: 'Español', locale: 'es-419-u-hc-h23' },
} as const;

export type Language = keyof typeof languages;

const STORAGE_KEY = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const FALLBACK: Language = 'en';

let language: Language = FALLBACK;
let locale: string = languages[FALLBACK].locale;

/** The language of this page: it stays the same until the page is loaded anew. */
export function currentLanguage(): Language {
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

/** Chosen before, else the first of the browser's that the site speaks, else English. Call it once, before any text is loaded. */
export function applyLanguage(): void {
  const stored = storedLanguage();
  if (stored) tellGateway(stored);
  speakLanguage(stored ?? spokenLanguage(navigator.languages) ?? FALLBACK);
  document.documentElement.lang = language;
  document.documentElement.dir = 'ltr';
}

/** From now on, where there is no page: for what is drawn before there is a browser. */
export function speakLanguage(next: Language): void {
  language = next;
  writeIn(languages[next].locale);
}

/** Remembers the choice and loads the page anew, so that no text of the former language stays anywhere. */
export function chooseLanguage(next: Language, reload: () => void = () => location.reload()): void {
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // A browser may forbid storage altogether: then its own languages decide.
  }
  tellGateway(next);
  reload();
}

/** It sends public pages that are drawn already, and knows what the browser speaks, not what was chosen. */
function tellGateway(chosen: Language): void {
  document.cookie = `language=${chosen}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** `es-MX` is Spanish; null when the site speaks none of them. */
export function spokenLanguage(wanted: readonly string[]): Language | null {
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split('-');
    if (isLanguage(primary)) return primary;
  }
  return null;
}

function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored !== null && isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isLanguage(value: string): value is Language {
  return Object.hasOwn(languages, value);
}
