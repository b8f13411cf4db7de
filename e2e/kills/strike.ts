import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Site } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import { query } from './books.ts';

const AUDIT = join(import.meta.dirname, '../../packages/tooling/bin/audit.mjs');
const SENDERS = ['identity', 'wallet', 'earn', 'games', 'social'];
const LONG_MS = 60_000;

/** `kill -9` of a process of the site, as soon as it lives. */
export async function strike(site: Site, name: string): Promise<void> {
  const pid = await until(`${name} lives`, () => site.pid(name), LONG_MS);
  process.kill(pid, 'SIGKILL');
}

/**
 * What was taken from walls is decided, all messages are delivered, and no withdrawal or round is between two states.
 */
export async function settled(site: Site): Promise<void> {
  await site.ready();
  const isEmpty = async (sql: string, service: string) => (await query(site, `${sql} limit 1`, [], service)).length === 0;
  // A call whose process died between taking and deciding it is the sweeper's.
  await until('every postback is decided', () => isEmpty('select from postbacks where verdict is null', 'earn'), LONG_MS);
  for (const service of SENDERS)
    await until(`the outbox of ${service} is empty`, () => isEmpty('select from outbox', service), LONG_MS).catch(
      async (error: unknown) => {
        const left = await query(site, 'select destination, path, attempts, last_error, parked_at from outbox limit 3', [], service);
        throw new Error(`${String(error)}: ${JSON.stringify(left)}`);
      },
    );
  const halfWay = (table: string) => `select from ${table} where state in ('opening', 'voiding')`;
  await until('no withdrawal is under way', () => isEmpty(halfWay('withdrawals'), 'wallet'), LONG_MS);
  await until('no bet is under way', () => isEmpty(halfWay('rounds'), 'games'), LONG_MS);
}

/** What `npm run audit` prints. */
export async function auditOf(site: Site): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [AUDIT], { env: { ...process.env, DATA_DIR: site.dataDir } });
  return stdout;
}
