import { currentLocale } from './language.ts';

export type Moment = Date | number | string;

/**
 * Writes a day or a time in the language of the page: `const day = dateFormat({ day: 'numeric', month: 'short' });
 * day(createdAt)`.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return (moment) => format().format(typeof moment === 'string' ? new Date(moment) : moment);
}

/** Writes a number that is no money. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = perLocale((locale) => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}

const timeOfThisYear = dateFormat({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
const timeOfOtherYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** "20 Nov, 19:05" in the reader's own time zone; with the year when it is another than this one. */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  return (time.getFullYear() === new Date().getFullYear() ? timeOfThisYear : timeOfOtherYear)(time);
}

/** Made when it is first used, since modules are evaluated before the language is known. */
function perLocale<Format>(make: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | undefined;
  return () => {
    const locale = currentLocale();
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}
