import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { backUp } from '../../src/backup/back-up.ts';
import { restore } from '../../src/backup/restore.ts';
import { projectRoot } from '../../src/project-root.ts';
import { startSite, startTemporarySite, type Site } from '../../src/site/index.ts';
import { waitFor } from '../../src/wait-for.ts';

const root = mkdtempSync(join(tmpdir(), 'facet-drill-'));
chmodSync(root, 0o755);
const [backup, copy] = [join(root, 'backup'), join(root, 'copy')];
const sites: Site[] = [];
afterAll(async () => {
  for (const site of sites) await site.stop();
  rmSync(root, { recursive: true, force: true });
});

it('a site under load is backed up, destroyed and restored elsewhere: the money adds up, sessions go on, what was on its way arrives', async () => {
  const site = await startTemporarySite({ hasFrontEnd: false });
  sites.push(site);
  const members = await Promise.all(Array.from({ length: 5 }, (_, index) => signIn(site, `drill_${index}`)));
  const load = startLoad(site, members);
  await load.reached(40);
  await backUp({ dataDir: site.dataDir, to: backup, isRunning: true });
  await load.reached(80);
  const completed = await load.stop();
  await site.stop();
  sites.pop();

  restore({ from: backup, dataDir: copy });
  const restored = await startSite({ dataDir: copy, hasFrontEnd: false });
  sites.push(restored);
  await restored.ready();
  const balances = await Promise.all(members.map((member) => balanceOf(restored, member)));
  const credited = balances.reduce((sum, balance) => sum + balance, 0);
  expect(credited).toBeGreaterThanOrEqual(30);
  expect(credited).toBeLessThanOrEqual(completed);
  await waitFor('the audit to be clean', 60_000, () => audit(copy) === 0);

  const [first] = members as [Member];
  await complete(restored, first);
  await waitFor('a new credit', 30_000, async () => (await balanceOf(restored, first)) > (balances[0] as number));
  expect(audit(copy)).toBe(0);
});

interface Member {
  id: string;
  cookie: string;
}

async function signIn(site: Site, username: string): Promise<Member> {
  const answer = await fetch(`${site.url}/api/auth/register-or-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ username }),
  });
  const { id } = (await answer.json()) as { id: string };
  return { id, cookie: answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session=')) ?? '' };
}

async function balanceOf(site: Site, { cookie }: Member): Promise<number> {
  const answer = await fetch(`${site.url}/api/user/profile`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`the profile after the restore: ${answer.status}`);
  return Number(((await answer.json()) as { user: { balance: string } }).user.balance);
}

/** One R$ by a wall. */
async function complete(site: Site, { id }: Member): Promise<void> {
  const answer = await fetch(`${site.simulatorUrl}/sim/walls/b/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: id, amount: '1.00' }),
  });
  if (!answer.ok) throw new Error(`the wall: ${answer.status} ${await answer.text()}`);
}

function startLoad(site: Site, members: readonly Member[]): { reached(count: number): Promise<void>; stop(): Promise<number> } {
  let count = 0;
  let isStopping = false;
  const running = Promise.all(
    members.map(async (member) => {
      for (; !isStopping; count += 1) await complete(site, member);
    }),
  );
  return {
    reached: (wanted) => waitFor(`${wanted} surveys`, 120_000, () => count >= wanted),
    async stop() {
      isStopping = true;
      await running;
      return count;
    },
  };
}

function audit(dataDir: string): number | null {
  const run = spawnSync(process.execPath, ['packages/tooling/src/audit/main.ts'], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  return run.status;
}
