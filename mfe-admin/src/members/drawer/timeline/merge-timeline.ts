/** What one service tells of a member, as far as it has been asked for. */
export interface Source<Item extends { at: string }> {
  /** The newest first. */
  items: readonly Item[];
  /** Of what is newer than this nothing is missing; null: of all that there is. */
  completeTo: string | null;
}

export const timeOf = ({ at }: { at: string }): number => Date.parse(at);

/**
 * One list out of several that come page by page, the newest first. It ends where the first of them has not been read
 * any further: what comes later is then always below what stands. What is of one moment keeps the order of the sources.
 */
export function mergeTimeline<Item extends { at: string }>(sources: readonly Source<Item>[]): Source<Item> {
  const completeTo = sources.reduce<string | null>((newest, source) => newer(newest, source.completeTo), null);
  const items = sources
    .flatMap((source) => source.items)
    .filter((item) => completeTo === null || timeOf(item) > Date.parse(completeTo))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
  return { items, completeTo };
}

function newer(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) > Date.parse(other) ? one : other;
}
