import { msg, type Message } from '@facet/texts';
import { t } from './texts.ts';

const labels: Readonly<Record<string, Message>> = {
  Bronze: msg('Bronze'),
  Silver: msg('Silver'),
  Gold: msg('Gold'),
  Platinum: msg('Platinum'),
  Diamond: msg('Diamond'),
};

/**
 * What a rank of this name is called in the language of the page; a name that is none of the site's own stays as it is.
 */
export function rankLabel(name: string): string {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return label ? t(label) : name;
}
