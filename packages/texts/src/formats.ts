import { currentLocale } from './language.ts';

export type Moment = Date | number | string;

/** Writes a day or a time in the language of the page: `const day = dateFormat({ day: 'numeric', month: 'short' }); day(createdAt)`. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: Moment) => string {
  const format = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  return (moment) => format().format(typeof moment === 'string' ? new Date(moment) : moment);
}

/** Writes a number that is no money. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = perLocale((locale) => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
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
