import type { Column } from './table-column.ts';

/** Where a cell stands in the two lines of a row on a phone: the lead and its amount above, a detail and a figure below. */
export type PhonePlace = 'lead' | 'amount' | 'detail' | 'more' | 'figure';

/**
 * The lead, the first figure (the last column where there is none), and of the others the first two and the last. What finds no place is
 * seen on a wider screen, or in what the row opens.
 */
export function phonePlaces<Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, PhonePlace> {
  const shown = columns.filter(({ from, optional, lead }) => from === undefined && !optional && !lead);
  const amount = shown.find(({ numeric }) => numeric) ?? shown.at(-1);
  const others = shown.filter((column) => column !== amount);
  const more = others.length > 2 ? others[1] : undefined;
  const placed: [Column<Row> | undefined, PhonePlace][] = [
    [columns.find(({ lead }) => lead), 'lead'],
    [amount, 'amount'],
    [others[0], 'detail'],
    [more, 'more'],
    [others.length > 1 ? others.at(-1) : undefined, 'figure'],
  ];
  return new Map(placed.flatMap(([column, place]) => (column ? [[column.id, place] as const] : [])));
}
