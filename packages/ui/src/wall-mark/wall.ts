/** The four walls, each with its own tint. */
export type Wall = 'a' | 'b' | 'c' | 'd';

const WALLS: readonly Wall[] = ['a', 'b', 'c', 'd'];

/** Of the first four their own; any other provider borrows one, always the same. */
export function toWall(provider: string): Wall {
  const own = WALLS.find((wall) => wall === provider);
  const sum = Array.from(provider, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0);
  return own ?? WALLS[sum % WALLS.length] ?? 'a';
}
