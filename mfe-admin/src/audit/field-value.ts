import { msg, type Message } from '@facet/remote-kit';
import { t } from '../texts.ts';

const VALUES: Readonly<Record<string, Message>> = { true: msg('yes'), false: msg('no'), null: msg('none') };

/** What is no text, in words. */
export function fieldValue(value: string | undefined): string {
  if (value === undefined) return t('absent');
  const known = Object.hasOwn(VALUES, value) ? VALUES[value] : undefined;
  return known ? t(known) : value;
}
