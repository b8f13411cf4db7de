import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startTemporarySite, type Site } from '@facet/tooling/site';
import { until } from '@facet/tooling/until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Books, differences } from '../../kills/books.ts';
import { auditOf, settled, strike } from '../../kills/strike.ts';
import { Traffic } from '../../kills/traffic.ts';
import { VisitorTraffic } from '../../replicas/traffic.ts';
import { MemberClient } from '../../support/member.ts';

/** `KILLS=1000` for a thousand. */
const KILLS = Number(process.env['KILLS'] ?? 100);
const SERVICES = ['identity', 'wallet', 'earn', 'games', 'social', 'admin'];
const VICTIMS = [...SERVICES, ...SERVICES.map((name) => `${name}-2`), 'postgres'];

let site: Site;
beforeAll(async () => {
  const replicas = Object.fromEntries(SERVICES.map((name) => [name, 2]));
  site = await startTemporarySite({ hasFrontEnd: false, postgresSettings: { fsync: 'off' }, replicas });
}, 180_000);
afterAll(() => site.stop());

test(
  `two of every service, ${KILLS} kills with kill -9: nothing acknowledged is lost or doubled, and nobody is stuck`,
  { timeout: 7_200_000 },
  async () => {
    const books = new Books();
    const members: MemberClient[] = [];
    for (let count = 0; count < 4; count++) members.push(await MemberClient.signIn(site.url));
    const traffic = new Traffic(site, books);
    const players = await VisitorTraffic.start(site, 2, { isPlaying: true, pauseMs: 100 });
    traffic.start(members);
    await until('the first credits', () => books.credits.size > 8);
    for (let count = 0; count < KILLS; count++) {
      await strike(site, VICTIMS[randomInt(VICTIMS.length)] ?? 'wallet');
      await delay(randomInt(50, 600));
    }
    await traffic.stop();
    await players.stop();
    await settled(site);
    console.info(`${KILLS} kills, ${books.credits.size} acknowledged credits, ${traffic.refusals} refusals`);
    expect(
      await differences(
        site,
        books,
        members.map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(await auditOf(site)).toContain('the money adds up');
    expect(traffic.refusals, 'the kills were felt').toBeGreaterThan(0);
  },
);
