import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHUNK } from '../../src/proof/leaves.ts';
import { hashOf, leafOf, pathOf, sumOf, topOf } from '../../src/proof/merkle-tree.ts';

const leaves = (count: number) => Array.from({ length: count }, (_, index) => leafOf(Buffer.from(String(index)), BigInt(index)));

describe('the tree', () => {
  test('commits to the sum of all, and to each part of it', () => {
    const sums = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 70 });
    fc.assert(
      fc.property(sums, fc.nat(), fc.bigInt({ min: 1n, max: 10n ** 9n }), (all, seed, more) => {
        const top = topOf(all.map((sum, index) => leafOf(Buffer.from(String(index)), sum)));
        expect(sumOf(top)).toBe(all.reduce((total, sum) => total + sum, 0n));
        const at = seed % all.length;
        const other = topOf(all.map((sum, index) => leafOf(Buffer.from(String(index)), index === at ? sum + more : sum)));
        expect([hashOf(other).equals(hashOf(top)), sumOf(other)]).toEqual([false, sumOf(top) + more]);
      }),
      { numRuns: 50 },
    );
  });

  test('knows nobody who has less than nothing, nor a sum that wraps around', () => {
    expect(() => leafOf(Buffer.of(1), -1n)).toThrow(RangeError);
    const half = leafOf(Buffer.of(1), 2n ** 62n);
    expect(() => topOf([half, half])).toThrow(RangeError);
  });

  test('leads from each leaf to its top', () => {
    type Node = ReturnType<typeof leafOf>;
    const climb = (leaf: Node, index: number, size: number, path: readonly Node[]): Node => {
      const [other] = path.slice(-1);
      if (other === undefined) return leaf;
      const [rest, middle] = [path.slice(0, -1), 2 ** Math.floor(Math.log2(size - 1))];
      return index < middle
        ? topOf([climb(leaf, index, middle, rest), other])
        : topOf([other, climb(leaf, index - middle, size - middle, rest)]);
    };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (size, seed) => {
        const [all, index] = [leaves(size), seed % size];
        expect(climb(all[index] as Node, index, size, pathOf(all, index))).toEqual(topOf(all));
      }),
      { numRuns: 50 },
    );
  });

  test('is the same when it is put together from its chunks, and so is each path', () => {
    const sizes = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.constantFrom(CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 1));
    fc.assert(
      fc.property(sizes, fc.nat(), (size, seed) => {
        const all = leaves(size);
        const parts = Array.from({ length: Math.ceil(size / CHUNK) }, (_, chunk) => all.slice(chunk * CHUNK, (chunk + 1) * CHUNK));
        const chunks = parts.map(topOf);
        expect(topOf(chunks)).toEqual(topOf(all));
        const index = seed % size;
        const chunk = Math.floor(index / CHUNK);
        const path = [...pathOf(parts[chunk] ?? [], index % CHUNK), ...pathOf(chunks, chunk)];
        expect(path).toEqual(pathOf(all, index));
      }),
      { numRuns: 20 },
    );
  });
});
