import type { ChunkGroup, Compiler, Module } from 'webpack';
import { sheetsOf } from './package-sheets.ts';

const SHEET = 'css/mini-extract';

/**
 * Sheets of the console kit come first, in its own order, and others after them. Otherwise their order is that in which
 * each page happens to use the components, and pages whose sheets share a file contradict each other.
 */
export class SheetOrderPlugin {
  readonly #first: readonly string[];

  constructor(first = sheetsOf('console-kit')) {
    this.#first = first;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SheetOrderPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('SheetOrderPlugin', () => {
        const sheets = [...compilation.modules].filter(({ type }) => type === SHEET);
        for (const group of compilation.chunkGroups) putInOrder(group, sheets, this.#first);
      });
    });
  }
}

/** The places that sheets have stay the same: what else is in the group stands where it stood. */
function putInOrder(group: ChunkGroup, sheets: readonly Module[], first: readonly string[]): void {
  const placed = sheets.flatMap((sheet) => {
    const place = group.getModulePostOrderIndex(sheet);
    const rank = first.indexOf(sheet.nameForCondition() ?? '');
    return place === undefined ? [] : [{ sheet, place, rank: rank === -1 ? first.length : rank }];
  });
  const inOrder = placed.toSorted((one, other) => one.rank - other.rank || one.place - other.place);
  const places = placed.map(({ place }) => place).toSorted((one, other) => one - other);
  for (const [at, { sheet }] of inOrder.entries()) group.setModulePostOrderIndex(sheet, places[at] ?? at);
}
