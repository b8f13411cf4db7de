import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { compareCalls, type Comparison } from '../compare-calls.ts';
import { openSite, type OperatorsSite } from './open-site.ts';

/** A page of the operators' list of members in each kind of order and filter. */
const PAGES = {
  'newest members': 'sort=-createdAt',
  'members by name': 'sort=username',
  'members by balance': 'sort=-balance',
  'members by money lost': 'sort=-lostBalance',
  'banned members': 'filter=banned',
  'members with risk signs': 'filter=risk',
  'members with a debt': 'filter=debt',
  // of the first member's name: found once in both
  'a part of a name': 'search=ca4238a0',
};

export interface MembersGrowth extends Comparison {
  call: string;
}

/** What a page costs with many members beside few: same PostgreSQL, same minute, call by call in turn. */
export async function measureMembers(options: { smallMembers: number; largeMembers: number; times: number }): Promise<MembersGrowth[]> {
  const postgres = await startTemporaryPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'facet-growth-'));
  chmodSync(folder, 0o755);
  const sites: OperatorsSite[] = [];
  try {
    sites.push(await openSite(postgres.url, folder, { name: 'small', members: options.smallMembers }));
    sites.push(await openSite(postgres.url, folder, { name: 'large', members: options.largeMembers }));
    const [small, large] = sites as [OperatorsSite, OperatorsSite];
    const results: MembersGrowth[] = [];
    for (const [call, query] of Object.entries(PAGES)) {
      const ask = (site: OperatorsSite) => () => site.read(`/api/admin/users?limit=25&${query}`);
      results.push({ call, ...(await compareCalls({ small: ask(small), large: ask(large), times: options.times })) });
    }
    return results;
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
