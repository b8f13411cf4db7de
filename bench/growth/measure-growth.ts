import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { openPool } from '../ledger/database.ts';
import { makeServiceKeys } from '../ledger/service-keys.ts';
import { startWallet } from '../ledger/start-wallet.ts';
import { calls, visit, type CallName, type Site } from './calls.ts';
import { compareCalls, type Comparison } from './compare-calls.ts';
import { fillLedger, keepJobsAway } from './fill-ledger.ts';

export interface Growth extends Comparison {
  call: CallName;
}

export interface GrowthOptions {
  smallMembers: number;
  largeMembers: number;
  /** Of each call and site. */
  times: number;
  tell: (line: string) => void;
}

const SETTINGS = { shared_buffers: '512MB', max_wal_size: '8GB', max_connections: '100', maintenance_work_mem: '512MB' };

/** What calls cost in a large database beside a small one: same PostgreSQL, same minute, call by call in turn. */
export async function measureGrowth({ smallMembers, largeMembers, times, tell }: GrowthOptions): Promise<Growth[]> {
  const postgres = await startTemporaryPostgres(SETTINGS);
  const folder = mkdtempSync(join(tmpdir(), 'facet-growth-'));
  chmodSync(folder, 0o755);
  const sites: Site[] = [];
  try {
    for (const [name, members] of [
      ['small', smallMembers],
      ['large', largeMembers],
    ] as const) {
      const beganMs = performance.now();
      sites.push(await openSite(postgres.url, folder, { name, members }));
      tell(`${name}: ${members} members, ${members * 10} transfers, filled in ${((performance.now() - beganMs) / 1000).toFixed(0)} s`);
    }
    const [small, large] = sites as [Site, Site];
    const results: Growth[] = [];
    for (const call of Object.keys(calls) as CallName[])
      results.push({
        call,
        ...(await compareCalls({ small: () => calls[call](visit(small)), large: () => calls[call](visit(large)), times })),
      });
    return results;
  } finally {
    for (const { wallet } of sites) await wallet.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openSite(serverUrl: string, folder: string, { name, members }: { name: string; members: number }): Promise<Site> {
  const server = openPool(serverUrl);
  await server.query(`create database ${name}`);
  await server.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const own = mkdtempSync(join(folder, `${name}-`));
  const keys = makeServiceKeys(own, 'games');
  // for its tables only: a running one would audit what is half filled
  await (await startWallet(url.href, keys.environment, own)).stop();
  const pool = openPool(url.href);
  await fillLedger(pool, members);
  await keepJobsAway(pool);
  await pool.end();
  return { wallet: await startWallet(url.href, keys.environment, own), keys, members };
}
