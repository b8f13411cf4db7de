/** Services whose records promise money: each transfer of theirs has its record, each record its transfer. */
export const PROMISERS = ['earn', 'games', 'social', 'identity'] as const;
export type Promiser = (typeof PROMISERS)[number];
