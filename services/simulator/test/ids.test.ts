import { describe, expect, test } from 'vitest';
import { childId, conductOfUserId, readChildId, userIdOfName, type ChildKind } from '../src/platform/ids/ids.ts';

const names = ['Ann', 'a_b', 'Zed_1234567890123456', 'solo_Ann', 'EMPTY_x', 'nopass_x', 'slow_x', 'err_x', 'limited_x', '___'];
const kinds: ChildKind[] = ['universe', 'place', 'pass', 'product'];

describe('ids', () => {
  test('the id of a user is the same for every spelling and says how they behave', () => {
    expect(userIdOfName('ANN')).toBe(userIdOfName('ann'));
    expect(conductOfUserId(userIdOfName('ann'))).toBe('ordinary');
    expect(conductOfUserId(userIdOfName('EMPTY_x'))).toBe('empty');
    expect(conductOfUserId(userIdOfName('limited_x'))).toBe('limited');
    expect(new Set(names.map(userIdOfName)).size).toBe(names.length);
  });

  test('every child id is a safe integer, unique, and leads back to its owner and kind alone', () => {
    const seen = new Set<number>();
    for (const name of names) {
      const userId = userIdOfName(name);
      for (const kind of kinds) {
        const passes = kind === 'pass' || kind === 'product' ? [0, 1, 2, 3] : [0];
        for (const place of [0, 1].flatMap((experience) => passes.map((pass) => ({ userId, experience, pass })))) {
          const id = childId(kind, place);
          expect(Number.isSafeInteger(id)).toBe(true);
          expect(kinds.filter((other) => readChildId(other, id) !== null)).toEqual([kind]);
          expect(readChildId(kind, id)).toEqual(place);
          seen.add(id);
        }
      }
    }
    expect(seen.size).toBe(names.length * (2 + 2 + 8 + 8));
  });

  test('numbers that no name leads to are nobody', () => {
    for (const id of [0, 1, 2 ** 46 - 1, 2 ** 47, Number.MAX_SAFE_INTEGER]) expect(conductOfUserId(id)).toBeNull();
    expect(conductOfUserId(2 ** 46 + 7)).toBeNull();
    expect(readChildId('pass', 12_345)).toBeNull();
  });
});
