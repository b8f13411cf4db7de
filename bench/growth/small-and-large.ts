import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';

export interface GrowthOptions {
  smallMembers: number;
  largeMembers: number;
  /** Of each call and site. */
  times: number;
  tell: (line: string) => void;
}

interface Sites<Site> extends Pick<GrowthOptions, 'smallMembers' | 'largeMembers' | 'tell'> {
  settings: Record<string, string>;
  open: (serverUrl: string, folder: string, site: { name: string; members: number }) => Promise<Site>;
}

const SETTINGS = { shared_buffers: '512MB', maintenance_work_mem: '512MB' };

/** Measures a site of few members beside one of many: same PostgreSQL, same minute. */
export async function smallAndLarge<Site extends { stop: () => Promise<void> }, Result>(
  { smallMembers, largeMembers, tell, settings, open }: Sites<Site>,
  measure: (small: Site, large: Site) => Promise<Result>,
): Promise<Result> {
  const postgres = await startTemporaryPostgres({ ...SETTINGS, ...settings });
  const folder = mkdtempSync(join(tmpdir(), 'facet-growth-'));
  chmodSync(folder, 0o755);
  const sites: Site[] = [];
  const add = async (name: string, members: number): Promise<Site> => {
    const beganMs = performance.now();
    const site = await open(postgres.url, folder, { name, members });
    sites.push(site);
    tell(`${name}: ${members} members, ${members * 10} transfers, filled in ${((performance.now() - beganMs) / 1000).toFixed(0)} s`);
    return site;
  };
  try {
    return await measure(await add('small', smallMembers), await add('large', largeMembers));
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
