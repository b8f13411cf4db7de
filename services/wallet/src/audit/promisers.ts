/** Services whose records promise money: each movement of theirs has its record, each record its movement. */
export const PROMISERS = ['earn', 'games', 'social', 'identity', 'admin'] as const;
export type Promiser = (typeof PROMISERS)[number];
