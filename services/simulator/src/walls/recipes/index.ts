import type { WallId, WallRecipe } from '../recipe.ts';
import { ayet } from './ayet.ts';
import { bitlabs } from './bitlabs.ts';
import { cpx } from './cpx.ts';
import { lootably } from './lootably.ts';

export const recipes: Record<WallId, WallRecipe> = { a: cpx, b: bitlabs, c: lootably, d: ayet };
