import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@facet/tooling/postgres';
import { openPool } from '../../ledger/database.ts';
import { makeServiceKeys } from '../../ledger/service-keys.ts';
import { compareCalls, type Comparison } from '../compare-calls.ts';
import { BIG_EVENT, fillSocial, SOMEBODY, type Size } from './fill-social.ts';
import { startSocial } from './start-social.ts';

export interface SocialGrowth extends Comparison {
  call: string;
  /** What the ratio may be. */
  atMost: number;
}

/** The whole list, a hundred times as long, comes in one answer: longer, but far from in proportion. */
const LIST_AT_MOST = 20;

interface Site {
  read(path: string): Promise<string>;
  size: Size;
  stop(): Promise<void>;
}

/**
 * What a page with many events, and one with many entries, cost beside few: same PostgreSQL, same minute, call by call
 * in turn.
 */
export async function measureSocial(options: { small: Size; large: Size; times: number; atMost: number }): Promise<SocialGrowth[]> {
  const { times, atMost } = options;
  const postgres = await startTemporaryPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'facet-growth-'));
  chmodSync(folder, 0o755);
  const sites: Site[] = [];
  try {
    for (const name of ['small', 'large'] as const) sites.push(await openSite(postgres.url, folder, name, options[name]));
    const [small, large] = sites as [Site, Site];
    const compare = async (call: string, pathOf: (size: Size) => string, limit = atMost): Promise<SocialGrowth> => {
      const ask = (site: Site) => () => site.read(pathOf(site.size));
      return { call, atMost: limit, ...(await compareCalls({ small: ask(small), large: ask(large), times })) };
    };
    const entries = `/api/events/${BIG_EVENT}/entries?limit=10`;
    return [
      await compare('list of all events', () => '/api/events', LIST_AT_MOST),
      await compare('first page of entries', () => entries),
      await compare('last page of entries', (size) => `${entries}&cursor=${size.entries - 10}`),
      await compare('referral figures', () => '/api/referral/stats'),
    ];
  } finally {
    for (const site of sites) await site.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openSite(serverUrl: string, folder: string, name: string, size: Size): Promise<Site> {
  const server = openPool(serverUrl);
  await server.query(`create database ${name}`);
  await server.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const keys = makeServiceKeys(mkdtempSync(join(folder, `${name}-`)), 'admin');
  const social = await startSocial({ databaseUrl: url.href, keys: keys.environment });
  const pool = openPool(url.href);
  await fillSocial(pool, size);
  await pool.end();
  const headers = { cookie: keys.memberCookie(SOMEBODY) };
  return {
    size,
    stop: () => social.stop(),
    async read(path) {
      const response = await fetch(`http://127.0.0.1:${social.port}${path}`, { headers });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
      return text;
    },
  };
}
