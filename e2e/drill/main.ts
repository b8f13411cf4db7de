import { setTimeout as delay } from 'node:timers/promises';
import { startTemporarySite, type Site } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import { settled } from '../kills/strike.ts';
import { MemberClient } from '../support/member.ts';
import { OWNER } from '../support/owner.ts';
import { Cluster, STRIKES, type Strike } from './cluster.ts';
import { auditFaults, differences } from './compare.ts';
import { recoveryDrill } from './recovery.ts';
import { Told } from './told.ts';
import { Traffic } from './traffic.ts';

/**
 * `npm run drill:database [-- how often]`: what `deploy/database` is for, tried under credits, bets and payouts.
 * `-- recovery`: back to a moment before.
 */
const [WHAT = '20'] = process.argv.slice(2);
if (WHAT !== 'recovery' && !/^[1-9]\d{0,3}$/.test(WHAT)) {
  console.error(`npm run drill:database [-- how often], or -- recovery, not ${WHAT}`);
  process.exit(2);
}
const PORT = Number(process.env['DATABASE_PORT'] ?? 15_432);
const GOAL_S = 15;
const GOES_ON_MS = 90_000;

const cluster = new Cluster(PORT, PORT + 1);
// Whose money `npm run audit` looks at.
process.env['DATABASE_URL'] = cluster.url;
const told = new Told();
const faults: string[] = [];

async function drill(site: Site): Promise<void> {
  const signIn = () => MemberClient.signIn(site.url);
  const [earners, players] = [
    [await signIn(), await signIn()],
    [await signIn(), await signIn()],
  ];
  const traffic = new Traffic(site, told);
  traffic.start(earners, players);
  await until('credits, bets and payouts go on', () => Object.values(told.writes).every((times) => times.length > 1), GOES_ON_MS);
  console.log('| what | who | credits again after | bets again after |\n|---|---|---|---|');
  for (let count = 0; count < Number(WHAT); count++) await once(STRIKES[count % STRIKES.length]);
  await traffic.stop();
  await settled(site);
  faults.push(...(await differences(site, told)));
  faults.push(...(await auditFaults(site)));
}

async function once(strike: Strike | undefined): Promise<void> {
  if (!strike) throw new Error('nothing to try');
  const fromMs = Date.now();
  const { victim, heal } = await strike.strike(cluster);
  await delay(GOAL_S * 1_000);
  await until(
    'writes go on',
    () => [told.writes.credit, told.writes.bet].every((times) => (times.at(-1) ?? 0) > fromMs + 5_000),
    GOES_ON_MS,
  );
  const gaps = [told.longestGap('credit', fromMs), told.longestGap('bet', fromMs)];
  console.log(`| ${strike.name} | ${victim} | ${gaps.map((gap) => `${gap.toFixed(1)} s`).join(' | ')} |`);
  if (Math.max(...gaps) > GOAL_S) faults.push(`${strike.name}: nothing was written for ${Math.max(...gaps).toFixed(1)} s`);
  await heal();
  await cluster.healthy();
}

async function drillUnderTraffic(): Promise<void> {
  const site = await startTemporarySite({
    databaseUrl: cluster.url,
    hasFrontEnd: false,
    ownerUsername: OWNER.username,
    ownerPassword: OWNER.password,
  });
  try {
    await drill(site);
  } finally {
    await site.stop();
  }
  const credits = [...told.credits.values()].reduce((sum, { count }) => sum + count, 0);
  console.log(`told: ${credits} credits, ${told.rounds.size} rounds, ${told.paid.length} payouts`);
  console.log(`not answered well: ${JSON.stringify(Object.fromEntries(told.failures))}`);
}

try {
  await cluster.start();
  if (WHAT === 'recovery') faults.push(...(await recoveryDrill(cluster)));
  else await drillUnderTraffic();
} finally {
  await cluster.remove();
}
for (const fault of faults) console.log(`fault: ${fault}`);
console.log(faults.length > 0 ? `${faults.length} faults` : 'nothing lost, nothing doubled');
process.exitCode = faults.length > 0 ? 1 : 0;
