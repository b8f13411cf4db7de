import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7, type Service } from '@facet/service-kit';
import { rankMembers } from '../src/members/rank-members.ts';
import { publishNext } from '../src/proof/proof-schedule.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from './support/wallet.ts';

const MEMBERS = 40;
let wallet: TestWallet;
let replicas: [Service, Service];
let members: FakeMember[];

beforeAll(async () => {
  wallet = await startWallet();
  replicas = [wallet.service, await wallet.replica()];
  members = await Promise.all(Array.from({ length: MEMBERS }, () => wallet.member(1_000)));
  await wallet.service.kit.database('members').insert(members.map(({ id, username }) => ({ member_id: id, username })));
});
afterAll(() => wallet.remove());

const database = () => wallet.service.kit.database;
const atBoth = <Result>(turn: (replica: Service) => Promise<Result>) => Promise.all(replicas.map(turn));

test('each day is published once, by two replicas at once', async () => {
  await database().raw(
    "set session_replication_role = replica; update transfers set created_at = created_at - interval '6 days'; set session_replication_role = default",
  );
  const published: boolean[] = [];
  for (let more = true; more;) {
    const turn = await atBoth(({ kit }) => publishNext(kit));
    more = turn.includes(true);
    published.push(...turn);
  }
  const days = (await database()('proof_roots').orderBy('day').pluck('day')) as unknown[];
  expect(days.length).toBeGreaterThanOrEqual(5);
  expect(published.filter(Boolean)).toHaveLength(days.length);
  const { rows } = await database().raw(
    'select count(*)::int as broken from proof_roots r join proof_roots b on b.day = r.day - 1 where r.previous <> b.root',
  );
  expect(rows).toEqual([{ broken: 0 }]);
});

test('what members earned this week is added up once, by two replicas at once', async () => {
  for (let round = 1; round <= 5; round += 1) {
    await wallet.internal('earn', 'POST', '/internal/transfers', {
      transfers: members.map((member) => credit(member, 500, { key: uuidv7() })),
    });
    await atBoth(({ kit }) => rankMembers(kit.database));
  }
  await expect
    .poll(async () => {
      await atBoth(({ kit }) => rankMembers(kit.database));
      return (await database()('members').distinct('ranked_week_earned', 'ranked_total_earned')) as unknown[];
    })
    .toEqual([{ ranked_week_earned: 2_500n, ranked_total_earned: 3_500n }]);
});
