/** The four walls, each with its own tint. */
export type Wall = 'a' | 'b' | 'c' | 'd';
