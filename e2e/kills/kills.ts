import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTemporarySite, type Site } from '@facet/tooling/site';
import { MemberClient } from '../support/member.ts';
import { until } from '@facet/tooling/until';
import { HAPPENED, TOLD } from '../support/told-events.ts';
import { deliver, signPostback } from '../support/wall.ts';
import { kill as killReplica, restart, whileDatabaseIsAway } from '../replicas/disturb.ts';
import { VisitorTraffic } from '../replicas/traffic.ts';
import { Books, differences, query } from './books.ts';
import { auditOf, settled, strike } from './strike.ts';
import { Traffic } from './traffic.ts';

const VICTIMS = ['identity', 'wallet', 'earn', 'postgres'];
const KILLS = Number(process.env['KILLS'] ?? 20);

/**
 * Four visitors make nearly as many calls a second as the fifty of `test/long/replicas`; more keep what was killed from
 * starting.
 */
const PACE = { isPlaying: false, pauseMs: 100 };

let site: Site;
const books = new Books();
const members: MemberClient[] = [];
const memberIds = () => members.map((member) => member.id);

beforeAll(async () => {
  site = await startTemporarySite({ hasFrontEnd: false, postgresSettings: { fsync: 'off' }, replicas: { wallet: 2 } });
  for (let count = 0; count < 4; count++) members.push(await MemberClient.signIn(site.url));
}, 120_000);
afterAll(() => site.stop());

test('a replica that is restarted, and one that is killed, fail no visitor', async () => {
  const traffic = await VisitorTraffic.start(site, 4, PACE);
  await restart(site, 'wallet');
  for (const name of ['wallet', 'wallet-2']) await killReplica(site, name);
  const { failures, answers } = await traffic.stop();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(0);
});

test('would notice a service that goes away without another replica', async () => {
  const traffic = await VisitorTraffic.start(site, 2, PACE);
  await until('a visitor meets a failure', async () => {
    await killReplica(site, 'identity');
    return traffic.record.failures.length > 0;
  });
  const { failures } = await traffic.stop();
  expect(failures.length).toBeGreaterThan(0);
});

test.each([
  {
    service: 'identity',
    own: '/api/public/settings',
    others: ['/api/user/transactions', '/api/walls', '/api/bombs/active', '/api/events'],
  },
  { service: 'earn', own: '/api/rewards', others: ['/api/auth/user', '/api/user/transactions', '/api/bombs/active', '/api/events'] },
])('without the database of $service only its own pages fail, in words, and they come back', async ({ service, own, others }) => {
  const [member] = members;
  if (!member) throw new Error('no member');
  await whileDatabaseIsAway(site, service, async () => {
    const answer = await member.get<{ code: string }>(own);
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    for (const path of others) expect([path, (await member.get(path)).status]).toEqual([path, 200]);
  });
  await until(`${own} is back`, async () => (await member.get(own)).status === 200);
});

test(`${KILLS} kills with kill -9 at random lose no acknowledged credit and double none`, async () => {
  const traffic = new Traffic(site, books);
  traffic.start(members);
  await until('the first credits', () => books.credits.size > 8);
  const waiting: string[] = [];
  for (let count = 0; count < KILLS; count++) {
    if (waiting.length === 0) waiting.push(...VICTIMS);
    await strike(site, waiting.splice(randomInt(waiting.length), 1)[0] ?? 'wallet');
    await delay(randomInt(50, 600));
  }
  await traffic.stop();
  await settled(site);
  expect(await differences(site, books, memberIds())).toEqual([]);
  for (const id of memberIds()) {
    const events = async (sql: string) => (await query<{ event: string }>(site, sql, [id])).map(({ event }) => event);
    await until('everything that happened was told once', async () => String(await events(TOLD)) === String(await events(HAPPENED)));
  }
  expect(await auditOf(site)).toContain('the money adds up');
  expect(traffic.refusals, 'the kills were felt').toBeGreaterThan(0);
}, 300_000);

test('would notice a lost credit', async () => {
  const [member] = members;
  if (!member || site.simulatorUrl === null) throw new Error('no member to credit');
  const transaction = `lost${randomUUID().replaceAll('-', '')}`;
  await query(site, `create function lose() returns trigger language plpgsql as 'begin return null; end'`, [], 'earn');
  await query(site, `create trigger lose_messages before insert on outbox for each row execute function lose()`, [], 'earn');
  expect(await deliver(await signPostback(site.simulatorUrl, { wall: 'b', memberId: member.id, amount: 33, transaction }))).toBe(true);
  await query(site, `drop trigger lose_messages on outbox`, [], 'earn');
  books.credited(transaction, member.id, 33);
  await settled(site);
  expect(await differences(site, books, memberIds())).toEqual([`${member.id} lost 3300 hundredths of acknowledged credits`]);
  books.credits.delete(transaction);
});

test('would notice a doubled credit', async () => {
  const [, member] = members;
  if (!member || site.simulatorUrl === null) throw new Error('no member to credit');
  const [first, again] = [randomUUID(), randomUUID()].map((id) => `twice${id.replaceAll('-', '')}`);
  for (const transaction of [first, again])
    await deliver(await signPostback(site.simulatorUrl, { wall: 'd', memberId: member.id, amount: 21, transaction: transaction ?? '' }));
  books.credited(first ?? '', member.id, 21);
  await settled(site);
  expect(await differences(site, books, memberIds())).toEqual([`${member.id} was credited 2100 hundredths too much`]);
});
