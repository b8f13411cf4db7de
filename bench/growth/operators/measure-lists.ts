import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { compareCalls, type Comparison } from '../compare-calls.ts';
import { lists } from './lists.ts';
import { openSite, type OperatorsSite } from './open-site.ts';

export interface ListGrowth extends Comparison {
  list: string;
}

export interface ListOptions {
  smallMembers: number;
  largeMembers: number;
  /** Of each list and site. */
  times: number;
  /** Those whose name has one of these words; all, without one. */
  words: readonly string[];
  tell: (line: string) => void;
}

const SETTINGS = { shared_buffers: '512MB', max_wal_size: '2GB', max_connections: '200', maintenance_work_mem: '512MB' };

/** What a page costs with many members beside few: same PostgreSQL, same minute, call by call in turn. */
export async function measureLists({ smallMembers, largeMembers, times, words, tell }: ListOptions): Promise<ListGrowth[]> {
  const postgres = await startTemporaryPostgres(SETTINGS);
  const folder = mkdtempSync(join(tmpdir(), 'facet-growth-'));
  chmodSync(folder, 0o755);
  const sites: OperatorsSite[] = [];
  try {
    for (const [name, members] of [
      ['small', smallMembers],
      ['large', largeMembers],
    ] as const) {
      const beganMs = performance.now();
      sites.push(await openSite(postgres.url, folder, { name, members }));
      tell(`${name}: ${members} members, ${members * 10} transfers, filled in ${((performance.now() - beganMs) / 1000).toFixed(0)} s`);
    }
    const [small, large] = sites as [OperatorsSite, OperatorsSite];
    const results: ListGrowth[] = [];
    const asked = Object.entries(lists).filter(([list]) => words.length === 0 || words.some((word) => list.includes(word)));
    for (const [list, path] of asked)
      results.push({ list, ...(await compareCalls({ small: () => small.read(path), large: () => large.read(path), times })) });
    return results;
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
