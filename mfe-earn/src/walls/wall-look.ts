import { msg, type Message } from '@facet/remote-kit';
import { toWall, type Wall as Tint } from '@facet/ui';
import { t } from '../texts.ts';
import type { Wall } from './wall.ts';

export interface WallLook {
  tint: Tint;
  letter: string;
  /** What it mostly offers, in the words of its card. */
  kind: string;
}

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
  const tint = toWall(id);
  if (tint === id) return { tint, letter: tint.toUpperCase(), kind: t(KINDS[tint]) };
  return { tint, letter: label.slice(0, 1).toUpperCase(), kind: t('Offers and surveys') };
}
