import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startSite, type Site } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import { query } from '../kills/books.ts';
import { settled } from '../kills/strike.ts';
import { OWNER } from '../support/owner.ts';
import { MemberClient } from '../support/member.ts';
import { deliver, signPostback } from '../support/wall.ts';
import type { Cluster } from './cluster.ts';
import { auditFaults } from './compare.ts';

/** `npm run drill:database -- recovery`: back to the second before a wrong `delete`, and the site's own part of it. */
export async function recoveryDrill(cluster: Cluster): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'facet-recovery-'));
  const start = () =>
    startSite({ dataDir, databaseUrl: cluster.url, hasFrontEnd: false, ownerUsername: OWNER.username, ownerPassword: OWNER.password });
  let site = await start();
  try {
    await cluster.inside(await cluster.leader(), 'pgbackrest', '--stanza=facet', 'backup');
    const member = await MemberClient.signIn(site.url);
    await earn(site, member, 'before', 20);
    await settled(site);
    const moment = await wrongDelete(cluster, site, member);
    await site.stop();
    await promisify(execFile)(cluster.recoverCommand, [moment], { env: cluster.environment });
    await cluster.healthy();
    await promisify(execFile)('npm', ['run', '-s', 'restore'], { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: cluster.url } });
    site = await start();
    return await faultsAfter(site, member);
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function earn(site: Site, member: MemberClient, prefix: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const completion = { wall: 'b', memberId: member.id, amount: 1 + index / 100, transaction: `${prefix}${index}` } as const;
    const call = await signPostback(site.simulatorUrl ?? '', completion);
    await until('the wall was believed', () => deliver(call));
  }
}

/** Returns the moment before it; what is booked after it is lost on purpose. */
async function wrongDelete(cluster: Cluster, site: Site, member: MemberClient): Promise<string> {
  const admin = new pg.Client({ connectionString: cluster.url.replace(/postgres$/, 'facet_wallet') });
  await admin.connect();
  const { rows } = await admin.query<{ now: string }>('select clock_timestamp()::text as now');
  await admin.query('select pg_sleep(1)');
  await admin.query(`set session_replication_role = replica`);
  const { rowCount } = await admin.query('delete from transfers where member_id = $1', [member.id]);
  if (rowCount !== 20) throw new Error(`the wrong delete took ${rowCount} transfers, not 20`);
  await admin.end();
  await earn(site, member, 'after', 3);
  return rows[0]?.now ?? '';
}

async function faultsAfter(site: Site, before: MemberClient): Promise<string[]> {
  const faults: string[] = [];
  const booked = await query<{ count: string }>(site, `select count(*) from transfers where member_id = $1`, [before.id]);
  if (booked[0]?.count !== '20') faults.push(`${booked[0]?.count} transfers are back, not 20`);
  const epochs = await query<{ is_entered: boolean }>(
    site,
    'select entered is not distinct from epoch as is_entered from database_epoch',
    [],
  );
  if (!epochs[0]?.is_entered) faults.push('the wallet has not entered the new epoch');
  const withOldSession = await fetch(`${site.url}/api/user/profile`, { headers: { cookie: before.cookie } });
  if (withOldSession.status !== 401) faults.push('a session from before is still good');
  const again = await MemberClient.signIn(site.url, before.username);
  if (again.id !== before.id) faults.push('the member is another one');
  await earn(site, again, 'again', 1);
  await settled(site);
  return [...faults, ...(await auditFaults(site))];
}
