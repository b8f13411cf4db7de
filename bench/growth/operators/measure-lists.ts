import { namedBy } from '../../asked.ts';
import { compareCalls, type Comparison } from '../compare-calls.ts';
import { smallAndLarge, type GrowthOptions } from '../small-and-large.ts';
import { lists } from './lists.ts';
import { openSite } from './open-site.ts';

export interface ListGrowth extends Comparison {
  list: string;
}

export interface ListOptions extends GrowthOptions {
  /** Lists whose name has one of these words; all, without one. */
  words: readonly string[];
}

const settings = { max_wal_size: '2GB', max_connections: '200' };

/** What a page costs with many members beside few, list by list in turn. */
export function measureLists({ times, words, ...options }: ListOptions): Promise<ListGrowth[]> {
  const asked = namedBy(
    words,
    Object.entries(lists).map(([name, path]) => ({ name, path })),
  );
  return smallAndLarge({ ...options, settings, open: openSite }, async (small, large) => {
    const results: ListGrowth[] = [];
    for (const { name, path } of asked)
      results.push({ list: name, ...(await compareCalls({ small: () => small.read(path), large: () => large.read(path), times })) });
    return results;
  });
}
