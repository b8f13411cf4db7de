/** The four walls, each with its own tint. */
export type Wall = 'a' | 'b' | 'c' | 'd';

const WALLS: readonly Wall[] = ['a', 'b', 'c', 'd'];

/** Of the first four their own; any other provider borrows one, always the same. */
export function toWall(provider: string): Wall {
  return WALLS.find((wall) => wall === provider) ?? pick(WALLS, provider);
}

/** Always the same one for a name; there is at least one. */
export function pick<Item>(items: readonly Item[], name: string): Item {
  const sum = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0);
  return items[sum % items.length] as Item;
}
