import { msg, type Message } from '@facet/remote-kit';
import type { Wall as Tint } from '@facet/ui';
import { t } from '../texts.ts';
import type { Wall } from './wall.ts';

export interface WallLook {
  tint: Tint;
  letter: string;
  /** What it mostly offers, in the words of its card. */
  kind: string;
}

const TINTS: readonly Tint[] = ['a', 'b', 'c', 'd'];

const KINDS: Record<Tint, Message> = {
  a: msg('Surveys'),
  b: msg('Surveys and offers'),
  c: msg('Offers and videos'),
  d: msg('Offers and apps'),
};

/**
 * The first four walls have a letter, a tint and words of their own. Any other borrows a tint, always the same one, and
 * its name's first letter.
 */
export function lookOf({ id, label }: Pick<Wall, 'id' | 'label'>): WallLook {
  const own = TINTS.find((tint) => tint === id);
  if (own) return { tint: own, letter: own.toUpperCase(), kind: t(KINDS[own]) };
  const sum = Array.from(id, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0);
  return { tint: TINTS[sum % TINTS.length] ?? 'a', letter: label.slice(0, 1).toUpperCase(), kind: t('Offers and surveys') };
}
