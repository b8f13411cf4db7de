import type { Column, PhonePlace } from './table-column.ts';

/**
 * The lead, the first figure (the last column where there is none), and of the others the first two and the last. What
 * finds no place is seen on a wider screen, or in what the row opens.
 */
export function phonePlaces<Row>(columns: readonly Column<Row>[]): ReadonlyMap<string, PhonePlace> {
  const lead = columns.find((column) => column.lead);
  const told = columns.flatMap(({ id, place }) => (place ? [[id, place] as const] : []));
  if (told.length > 0) return new Map([...(lead ? [[lead.id, 'lead'] as const] : []), ...told]);
  const shown = columns.filter((column) => column.from === undefined && !column.optional && !column.lead);
  const amount = shown.find(({ numeric }) => numeric) ?? shown.at(-1);
  const others = shown.filter((column) => column !== amount);
  const more = others.length > 2 ? others[1] : undefined;
  const placed: [Column<Row> | undefined, PhonePlace][] = [
    [lead, 'lead'],
    [amount, 'amount'],
    [others[0], 'detail'],
    [more, 'more'],
    [others.length > 1 ? others.at(-1) : undefined, 'figure'],
  ];
  return new Map(placed.flatMap(([column, place]) => (column ? [[column.id, place] as const] : [])));
}
