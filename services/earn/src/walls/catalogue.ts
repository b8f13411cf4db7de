import { ayet } from './providers/ayet.ts';
import { bitlabs } from './providers/bitlabs.ts';
import { cpx } from './providers/cpx.ts';
import { lootably } from './providers/lootably.ts';
import type { Recipe } from './recipe.ts';

export const wallIds = ['a', 'b', 'c', 'd'] as const;
export type WallId = (typeof wallIds)[number];

/** A place on the Earn page. The range is a label; what a postback may pay is bounded by the cap alone. */
export interface Wall {
  readonly id: WallId;
  readonly range: string;
  /** Offered in a tab of its own beside the frame. */
  readonly newTab: boolean;
  readonly recipe: Recipe;
}

export const walls: Readonly<Record<WallId, Wall>> = {
  a: { id: 'a', range: '5-500 Robux', newTab: false, recipe: cpx },
  b: { id: 'b', range: '10-800 Robux', newTab: false, recipe: bitlabs },
  c: { id: 'c', range: '20-2000 Robux', newTab: false, recipe: lootably },
  d: { id: 'd', range: '10-1000 Robux', newTab: true, recipe: ayet },
};

export const isWallId = (text: string): text is WallId => (wallIds as readonly string[]).includes(text);
