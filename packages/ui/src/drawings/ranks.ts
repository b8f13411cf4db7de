/** The ranks in their order. Each is one more cut of the same stone. */
export const ranks = {
  bronze: { label: 'Bronze', cuts: 4 },
  silver: { label: 'Silver', cuts: 5 },
  gold: { label: 'Gold', cuts: 6 },
  platinum: { label: 'Platinum', cuts: 8 },
  diamond: { label: 'Diamond', cuts: 12 },
} as const;

export type Rank = keyof typeof ranks;

/** A rank's name as the services write it ("Bronze", "bronze"); an unknown one is the first rank. */
export function toRank(name: string | undefined): Rank {
  const key = name?.toLowerCase() ?? '';
  return Object.hasOwn(ranks, key) ? (key as Rank) : 'bronze';
}
