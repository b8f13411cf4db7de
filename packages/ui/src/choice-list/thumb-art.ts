import { pick, toWall, type Wall } from '../wall-mark/wall.ts';

/** Flat facets in a view box of 60 by 60: points, and how much of the tint. */
type Scene = readonly (readonly [points: string, opacity: number])[];

interface ThumbArt {
  tint: Wall;
  scene: Scene;
}

const crown: ThumbArt = {
  tint: 'b',
  scene: [
    ['12,42 8,20 20,30 30,14 40,30 52,20 48,42', 0.85],
    ['12,46 48,46 46,52 14,52', 0.5],
    ['30,14 40,30 30,42', 0.45],
  ],
};

const arrow: ThumbArt = {
  tint: 'c',
  scene: [
    ['30,8 46,26 36,26 36,34 24,34 24,26 14,26', 0.9],
    ['30,28 46,46 36,46 36,54 24,54 24,46 14,46', 0.5],
  ],
};

const gift: ThumbArt = {
  tint: 'a',
  scene: [
    ['12,24 48,24 48,50 12,50', 0.5],
    ['10,18 50,18 50,26 10,26', 0.9],
    ['26,18 34,18 34,50 26,50', 0.8],
    ['30,18 20,10 16,14 22,18', 0.7],
    ['30,18 40,10 44,14 38,18', 0.7],
  ],
};

const star: ThumbArt = { tint: 'b', scene: [['30,8 36,24 52,24 40,34 44,50 30,40 16,50 20,34 8,24 24,24', 0.8]] };

const coral: ThumbArt = {
  tint: 'd',
  scene: [['28,54 32,54 32,36 44,26 44,16 40,16 40,24 32,30 32,10 28,10 28,36 20,30 20,22 16,22 16,32 28,42', 0.85]],
};

const gem: ThumbArt = {
  tint: 'a',
  scene: [
    ['18,12 42,12 36,24 24,24', 0.9],
    ['42,12 54,26 42,30 36,24', 0.65],
    ['6,26 18,12 24,24 18,30', 0.8],
    ['18,30 24,24 36,24 42,30', 0.55],
    ['6,26 18,30 30,52', 0.6],
    ['54,26 42,30 30,52', 0.35],
    ['18,30 42,30 30,52', 0.45],
  ],
};

/** What a name speaks of. */
const THEMES: readonly (readonly [RegExp, ThumbArt])[] = [
  [/vip|king|queen|royal|crown/i, crown],
  [/jump|speed|boost|fly|double/i, arrow],
  [/pack|starter|gift|bundle|box/i, gift],
  [/founder|star|fan|supporter/i, star],
  [/coral|sea|reef|trail/i, coral],
];
const SCENES = [crown, arrow, gift, star, coral, gem] as const;

/** Always the same one for a name; where it speaks of nothing, in a tint that is made of it. */
export function artOf(name: string): ThumbArt {
  const themed = THEMES.find(([words]) => words.test(name));
  if (themed) return themed[1];
  return { tint: toWall(name), scene: pick(SCENES, name).scene };
}
