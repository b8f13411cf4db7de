export const bombCounts = [1, 3, 5, 7, 10] as const;

export type BombCount = (typeof bombCounts)[number];

const USUAL: BombCount = 3;

/** What was remembered as text, or the usual number. */
export function parseBombCount(text: string): BombCount {
  return bombCounts.find((count) => String(count) === text) ?? USUAL;
}
