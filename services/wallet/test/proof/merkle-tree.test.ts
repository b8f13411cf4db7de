import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK } from '../../src/proof/leaves.ts';
import { leafHash, pathOf, rootOf } from '../../src/proof/merkle-tree.ts';

const leaf = (text: string) => leafHash(Buffer.from(text, 'hex'));
const leaves = (count: number) => Array.from({ length: count }, (_, index) => leafHash(Buffer.from(String(index))));

/** Certificate Transparency's own reference data: the roots of its first n leaves. */
const REFERENCE_LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const REFERENCE_ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

describe('the tree', () => {
  it('is RFC 6962’s', () => {
    for (const [index, root] of REFERENCE_ROOTS.entries()) {
      expect(rootOf(REFERENCE_LEAVES.slice(0, index + 1).map(leaf)).toString('hex')).toBe(root);
    }
  });

  it('is the same when it is put together from its chunks, and so is each path', () => {
    const sizes = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.constantFrom(CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 3 * CHUNK + 1));
    fc.assert(
      fc.property(sizes, fc.nat(), (size, seed) => {
        const all = leaves(size);
        const parts = Array.from({ length: Math.ceil(size / CHUNK) }, (_, chunk) => all.slice(chunk * CHUNK, (chunk + 1) * CHUNK));
        const chunks = parts.map(rootOf);
        expect(rootOf(chunks)).toEqual(rootOf(all));
        const index = seed % size;
        const chunk = Math.floor(index / CHUNK);
        const path = [...pathOf(parts[chunk] ?? [], index % CHUNK), ...pathOf(chunks, chunk)];
        expect(path).toEqual(pathOf(all, index));
      }),
      { numRuns: 20 },
    );
  });
});
