import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';
import { foldersOf, startSite, type Site } from '../../src/site/index.ts';
import { waitFor } from '../../src/wait-for.ts';
import { at, balanceOf, complete, decisions, operate, playRound, signIn, withdraw, type Visitor } from '../support/drill-people.ts';

const root = mkdtempSync(join(tmpdir(), 'facet-drill-'));
chmodSync(root, 0o755);
const [original, backup, copy] = [join(root, 'original'), join(root, 'backup'), join(root, 'copy')];
const runbook = readFileSync(join(projectRoot, 'docs/runbooks/restore.md'), 'utf8');
const sites: Site[] = [];
afterAll(async () => {
  for (const site of sites) await site.stop();
  rmSync(root, { recursive: true, force: true });
});

test('a site under load is backed up, goes on, is destroyed and restored by the runbook: nothing of what was seen or paid since pays twice', async () => {
  const site = await start(original);
  const load = startLoad(site, await Promise.all(Array.from({ length: 5 }, (_, index) => signIn(site, `drill_${index}`))));
  const before = await prepare(site);
  await load.reached(40);
  await typed('npm run backup -- ', backup, { DATA_DIR: original });
  await load.reached(80);
  const seen = await goOn(site, before);
  const completed = await load.stop();
  await destroy(site);

  await typed('npm run restore -- ', backup, { DATA_DIR: copy });
  const restored = await start(copy);
  const { player, better, paid, unpaid, later } = before;

  // Sessions: those of the backup, that from after it, and the operators'.
  for (const visitor of [player, better, paid, seen.newcomer])
    expect((await at(restored, visitor).call('GET', '/api/fairness')).status).toBe(401);
  expect((await at(restored, before.owner).call('GET', '/api/admin/payouts')).status).toBe(401);

  // Seeds: what was revealed is dealt to nobody, and the pages say why.
  const again = await signIn(restored, player.username);
  const { body: fairness } = await again.call('GET', '/api/fairness');
  expect([fairness.serverSeedHash === before.nextHash, typeof fairness.redrawnAt]).toEqual([false, 'string']);
  const dealt = await playRound(again);
  expect([dealt.serverSeedHash, dealt.serverSeed === seen.serverSeed]).toEqual([fairness.serverSeedHash, false]);
  const event = await eventOf(again, before.eventId);
  expect([event.status, event.drawSeedHash === before.drawSeedHash, typeof event.drawSeedRedrawnAt]).toEqual(['active', false, 'string']);
  const betterAgain = await signIn(restored, better.username);
  await waitFor('the stake to be back', 30_000, async () => (await balanceOf(betterAgain)) === before.betterBalance);

  // Withdrawals: nobody ends one before the platform was asked; what was paid is paid.
  const owner = await operate(restored);
  const [paidAgain, unpaidAgain] = [await signIn(restored, paid.username), await signIn(restored, unpaid.username)];
  const takeBack = (visitor: Visitor, id: string) => visitor.call('POST', `/api/withdraw/${id}/cancel`, {});
  const reject = (id: string) => owner.call('POST', `/api/admin/withdrawals/${id}/process`, decisions.reject);
  const stateOf = async (visitor: Visitor, id: string) => stateIn((await visitor.call('GET', '/api/withdraw/history')).body, id);
  const refused = await Promise.all([takeBack(paidAgain, before.paidId), reject(before.paidId), takeBack(unpaidAgain, before.unpaidId), reject(before.unpaidId)]); // prettier-ignore
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
  await waitFor('what was paid to be known', 60_000, async () => (await stateOf(paidAgain, before.paidId)) === 'paid');
  expect((await takeBack(paidAgain, before.paidId)).status).toBe(409);
  expect((await owner.call('GET', '/api/admin/roblox-status')).body.error).toContain('restored from a backup');

  // What was asked for and paid after the backup is in no database: the comparison with the platform tells it.
  await waitFor('the comparison with the platform', 150_000, async () => {
    const { outward } = (await owner.call('GET', '/api/admin/payouts')).body;
    return (outward?.findings ?? []).some(({ detail }: { detail: string }) => detail.includes(seen.laterGamepassId));
  });
  expect(await balanceOf(await signIn(restored, later.username))).toBe(150);
  const cookie = await owner.call('POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie: 'sim-good' });
  expect(cookie.status).toBe(200);
  await waitFor('what was not paid to wait again', 60_000, async () => (await stateOf(unpaidAgain, before.unpaidId)) === 'held');
  expect((await takeBack(unpaidAgain, before.unpaidId)).status).toBe(200);

  // The money.
  const members = await Promise.all(Array.from({ length: 5 }, (_, index) => signIn(restored, `drill_${index}`)));
  const [first] = members as [Visitor];
  const balances = await Promise.all(members.map(balanceOf));
  const credited = balances.reduce((sum, balance) => sum + balance, 0);
  expect(credited).toBeGreaterThanOrEqual(30);
  expect(credited).toBeLessThanOrEqual(completed);
  await complete(restored, first);
  await waitFor('a new credit', 30_000, async () => (await balanceOf(first)) > (balances[0] as number));
  await waitFor('the audit to be clean', 60_000, async () =>
    typed('npm run audit', '', { DATA_DIR: copy }).then(
      () => true,
      () => false,
    ),
  );
});

interface Named extends Visitor {
  username: string;
}

/** What lies in the backup: a next seed, an open round, an event, two withdrawals. */
async function prepare(site: Site) {
  const rich = async (username: string): Promise<Named> => {
    const visitor = await signIn(site, username);
    await complete(site, visitor, '150.00');
    await waitFor(`${username}’s money`, 30_000, async () => (await balanceOf(visitor)) === 150);
    return { ...visitor, username };
  };
  const [player, better, paid, unpaid, later] = [await rich('player_a'), await rich('better_b'), await rich('paid_c'), await rich('unpaid_d'), await rich('later_e')]; // prettier-ignore
  const owner = await operate(site);
  await playRound(player);
  const betterBalance = await balanceOf(better);
  expect((await better.call('POST', '/api/bombs/start', { betAmount: '10.00', bombCount: 3 })).status).toBe(200);
  const hourMs = 3_600_000;
  const [startsAt, endsAt] = [new Date(Date.now() - 60_000).toISOString(), new Date(Date.now() + hourMs).toISOString()];
  const made = await owner.call('POST', '/api/admin/events', { title: 'Drill', description: '', prize: 50, entryFee: 5, startsAt, endsAt });
  const eventId = made.body.event?.id as string;
  expect((await player.call('POST', `/api/events/${eventId}/join`, {})).status).toBe(200);
  return {
    player,
    better,
    paid,
    unpaid,
    later,
    owner,
    betterBalance,
    eventId,
    paidId: await withdraw(paid, paid.username),
    unpaidId: await withdraw(unpaid, unpaid.username),
    nextHash: (await player.call('GET', '/api/fairness')).body.serverSeedHash as string,
    drawSeedHash: (await eventOf(player, eventId)).drawSeedHash as string,
  };
}

/** What only the lost life knows: a seed, a draw, payouts, a ban, a session. */
async function goOn(site: Site, { player, paid, later, owner, nextHash, eventId, paidId, better }: Awaited<ReturnType<typeof prepare>>) {
  const { serverSeed, serverSeedHash } = await playRound(player);
  expect(serverSeedHash).toBe(nextHash);
  expect((await owner.call('POST', `/api/admin/events/${eventId}/end`)).status).toBe(200);
  const pay = async (id: string) => (await owner.call('POST', `/api/admin/withdrawals/${id}/process`, decisions.byBot)).body;
  expect((await pay(paidId)).payoutState).toBe('paid');
  const laterPaid = await pay(await withdraw(later, later.username));
  expect([laterPaid.payoutState, await balanceOf(paid)]).toEqual(['paid', 50]);
  expect((await owner.call('POST', `/api/admin/users/${better.id}/ban`, { reason: 'A drill' })).status).toBe(200);
  return { serverSeed, laterGamepassId: laterPaid.gamepassId as string, newcomer: await signIn(site, 'newcomer_f') };
}

const eventOf = async (visitor: Visitor, id: string) =>
  (await visitor.call('GET', '/api/events')).body.events.find((event: { id: string }) => event.id === id);

const stateIn = (body: { withdrawals: { id: string; payoutState: string }[] }, wanted: string) =>
  body.withdrawals.find(({ id }) => id === wanted)?.payoutState;

async function start(dataDir: string): Promise<Site> {
  const site = await startSite({ dataDir, hasFrontEnd: false, environment: { wallet: { UNKNOWN_GRACE_MS: '1000' } } });
  sites.push(site);
  await site.ready();
  return site;
}

/** Only the outside world stays: the platform, which the simulator plays. */
async function destroy(site: Site): Promise<void> {
  await site.stop();
  sites.splice(sites.indexOf(site), 1);
  const platform = foldersOf(site.dataDir).simulator;
  cpSync(platform, join(root, 'simulator'), { recursive: true });
  rmSync(site.dataDir, { recursive: true });
}

/** What the runbook says to type. */
async function typed(command: string, argument: string, env: Record<string, string>): Promise<void> {
  expect(runbook).toContain(command);
  const words = `${command}${argument}`.split(' ').slice(1);
  await promisify(execFile)('npm', words, { cwd: projectRoot, env: { ...process.env, ...env } });
  const platform = join(root, 'simulator');
  if (command.startsWith('npm run restore') && existsSync(platform)) cpSync(platform, foldersOf(copy).simulator, { recursive: true });
}

function startLoad(site: Site, members: readonly Visitor[]): { reached(count: number): Promise<void>; stop(): Promise<number> } {
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
