import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '../ledger/database.ts';
import { makeServiceKeys } from '../ledger/service-keys.ts';
import { startWallet } from '../ledger/start-wallet.ts';
import { calls, visit, type CallName, type Site } from './calls.ts';
import { compareCalls, type Comparison } from './compare-calls.ts';
import { fillLedger, keepJobsAway } from './fill-ledger.ts';
import { smallAndLarge, type GrowthOptions } from './small-and-large.ts';

export interface Growth extends Comparison {
  call: CallName;
}

type OpenSite = Site & { stop: () => Promise<void> };

const settings = { max_wal_size: '8GB', max_connections: '100' };

/** What calls cost in a large database beside a small one, call by call in turn. */
export function measureGrowth({ times, ...options }: GrowthOptions): Promise<Growth[]> {
  return smallAndLarge({ ...options, settings, open: openSite }, async (small, large) => {
    const results: Growth[] = [];
    for (const call of Object.keys(calls) as CallName[])
      results.push({
        call,
        ...(await compareCalls({ small: () => calls[call](visit(small)), large: () => calls[call](visit(large)), times })),
      });
    return results;
  });
}

async function openSite(serverUrl: string, folder: string, { name, members }: { name: string; members: number }): Promise<OpenSite> {
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
  const wallet = await startWallet(url.href, keys.environment, own);
  return { wallet, keys, members, stop: () => wallet.stop() };
}
