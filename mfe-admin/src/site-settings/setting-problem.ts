import { t } from '../texts.ts';
import { boundsLabel } from './setting-label.ts';
import type { Setting } from './settings-api.ts';

const MONEY = /^\d{1,9}(\.\d{1,2})?$/;
const INTEGER = /^\d{1,9}$/;

/** What to type instead of a value that cannot be; undefined when it can. Identity has the last word. */
export function problemOf(setting: Setting, typed: string): string | undefined {
  const { type, min = 0, max = Infinity } = setting;
  switch (type) {
    case 'money':
    case 'integer':
      if (!(type === 'money' ? MONEY : INTEGER).test(typed))
        return type === 'money'
          ? t('Enter an amount such as 12.50, without R$ and without commas.')
          : t('Enter a whole number, such as 30.');
      return Number(typed) < min || Number(typed) > max
        ? t('Enter a value within the bounds: {bounds}.', { bounds: boundsLabel(setting) ?? '' })
        : undefined;
    case 'https_url':
      return typed.startsWith('https://') && URL.canParse(typed) ? undefined : t('Enter a whole link that begins with https://.');
    case 'on_off':
    case 'choice':
      return undefined;
    default:
      return type satisfies never;
  }
}
