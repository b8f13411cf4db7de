import { shortName } from '@facet/service-kit';
import { ownDataGaps, until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownData } from '../src/own-data/index.ts';
import { startSocial, type Person, type Social } from './support/start-social.ts';

const RANKS = '/api/admin/referral-ranks';

let social: Social;
beforeAll(async () => void (social = await startSocial()));
afterAll(() => social.remove());

const stats = async (person: Person) => (await person.get('/api/referral/stats')).json();
const earnings = async (person: Person) => (await person.get('/api/referral/earnings')).json().earnings;
async function pair(): Promise<{ referrer: Person; referred: Person }> {
  const referrer = await social.person();
  return { referrer, referred: await social.person({ referrer }) };
}

test('a member without referrals is Bronze', async () => {
  expect(await stats(await social.person())).toMatchObject({
    referralCount: 0,
    totalEarnings: '0.00',
    currentRank: { name: 'Bronze', bonusPercentage: 2, requiredEarnings: '0.00' },
    nextRank: { name: 'Silver', requiredEarnings: '100.00' },
    progressToNext: 0,
  });
});

test('each table about members is in what they are given, or is left out with a reason; who the friend is, is not', async () => {
  expect(await ownDataGaps(social.service.kit.database, ownData)).toEqual([]);
  const { referrer, referred } = await pair();
  await social.earns(referred, 10_000);
  await social.settled();
  const given = await referrer.get('/api/user/data/social');
  expect(given.json().parts.referral_bonuses).toEqual([expect.objectContaining({ state: 'credited', amount: 2 })]);
  expect(given.body).not.toContain(referred.id);
  expect((await referred.get('/api/user/data/social')).json().parts).toMatchObject({
    membership: [{ came_by_a_friend: true }],
    referral_bonuses: [],
  });
});

describe('the bonus', () => {
  test('is the rank’s percent of what the referred member earned, rounded down, once however often it is told', async () => {
    const { referrer, referred } = await pair();
    const earningId = await social.earns(referred, 12_345);
    await social.earns(referred, 12_345, { earningId });
    await social.settled();
    expect(referrer.transfers()).toEqual(['referral_bonus 246']);
    expect(await earnings(referrer)).toEqual([
      {
        id: earningId,
        createdAt: expect.any(String),
        amount: '2.46',
        bonusPercentage: 2,
        friend: `${referred.username[0]}•••${referred.username.at(-1)}`,
      },
    ]);
    expect(await stats(referrer)).toMatchObject({ referralCount: 1, totalEarnings: '2.46', progressToNext: 2.46 });
  });

  test('is nothing for who was not referred, and for what is too little', async () => {
    const { referrer, referred } = await pair();
    await social.earns(await social.person(), 10_000);
    await social.earns(referred, 49);
    await social.settled();
    expect([referrer.transfers(), (await stats(referrer)).totalEarnings]).toEqual([[], '0.00']);
  });

  test('is undone once when the earning is charged back', async () => {
    const { referrer, referred } = await pair();
    const earningId = await social.earns(referred, 10_000);
    await Promise.all([social.reverses(referred, earningId), social.reverses(referred, earningId)]);
    await social.settled();
    expect(referrer.balance()).toBe(100_000n);
    expect([await earnings(referrer), (await stats(referrer)).totalEarnings]).toEqual([[], '0.00']);
  });

  test('of two friends who earn at the same moment is added up one after the other', async () => {
    const { referrer, referred } = await pair();
    const other = await social.person({ referrer });
    await social.earns(referred, 10_000);
    await social.settled();
    const database = social.service.kit.database;
    const before = await database.transaction();
    await before('referrers').where({ member_id: referrer.id }).forUpdate().first();
    const both = Promise.all([social.earns(referred, 10_000), social.earns(other, 10_000)]);
    await until('both to wait', async () => {
      const { rows } = await database.raw(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length === 2;
    });
    await before.commit();
    await both;
    await social.settled();
    expect([referrer.balance(), (await stats(referrer)).totalEarnings]).toEqual([100_600n, '6.00']);
  });

  test('never comes when the chargeback was quicker', async () => {
    const { referrer, referred } = await pair();
    await social.reverses(referred, 'wall:a:late');
    await social.earns(referred, 10_000, { earningId: 'wall:a:late' });
    await social.settled();
    expect([referrer.transfers(), await earnings(referrer)]).toEqual([[], []]);
  });

  test('waits for what identity tells: an earning of somebody unheard of is told again', async () => {
    const referrer = await social.person();
    const early = await social.person({ isHeardOf: false });
    const data = {
      earningId: 'wall:a:early',
      memberId: early.id,
      source: 'promo',
      provider: null,
      amount: '50.00',
      creditedAt: new Date().toISOString(),
    };
    expect(await social.tell('earn', 'rewards.earn.earning.credited.v1', data)).toBe(503);
    await social.tellRegistered(early, referrer);
    expect(await social.tell('earn', 'rewards.earn.earning.credited.v1', data)).toBe(204);
    await social.settled();
    expect(referrer.transfers()).toEqual(['referral_bonus 100']);
  });

  test('of 30 earnings and their chargebacks at once adds up', async () => {
    const { referrer, referred } = await pair();
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const earningId = `wall:b:${referred.id}:${n}`;
        const both = [social.earns(referred, 1_000, { earningId }), ...(n % 3 === 0 ? [social.reverses(referred, earningId)] : [])];
        await Promise.all(both);
      }),
    );
    await social.settled();
    expect([referrer.balance(), (await stats(referrer)).totalEarnings]).toEqual([100_000n + 20n * 20n, '4.00']);
  });
});

describe('who is referred', () => {
  test('is decided once, at registration', async () => {
    const [first, second] = [await social.person(), await social.person()];
    const person = await social.person({ referrer: first });
    await social.tellRegistered(person, second);
    await social.tellRegistered(first, person);
    await social.tellRegistered(second, second);
    await social.earns(person, 10_000);
    await social.earns(first, 10_000);
    await social.earns(second, 10_000);
    await social.settled();
    expect([first.transfers(), second.transfers(), person.transfers()]).toEqual([['referral_bonus 200'], [], []]);
  });

  test('is shown to operators, with what each brought', async () => {
    const { referrer, referred } = await pair();
    await social.earns(referred, 10_000);
    const tree = (await social.operator('GET', `/api/admin/referrals/of-member/${referrer.id}`)).json();
    expect(tree).toMatchObject({
      referrer: null,
      referred: [{ memberId: referred.id, username: referred.username, brought: '2.00' }],
      nextCursor: null,
    });
    const other = (await social.operator('GET', `/api/admin/referrals/of-member/${referred.id}`)).json();
    expect(other.referrer).toEqual({ memberId: referrer.id, username: referrer.username });
  });
});

describe('ranks', () => {
  test('rise and fall with what stands of the bonuses; identity is told, and the member of a friend and of a rise, each once', async () => {
    const { referrer, referred } = await pair();
    const big = await social.earns(referred, 500_000);
    await social.settled();
    expect(await stats(referrer)).toMatchObject({
      totalEarnings: '100.00',
      currentRank: { name: 'Silver' },
      nextRank: { name: 'Gold' },
      progressToNext: 0,
    });
    await social.earns(referred, 10_000);
    expect((await earnings(referrer))[0]).toMatchObject({ amount: '3.00', bonusPercentage: 3 });
    expect((await stats(referrer)).progressToNext).toBe(0.75);
    await social.reverses(referred, big);
    await social.settled();
    expect(social.ranksTold().filter((line) => line.startsWith(`${referrer.username} `))).toEqual([
      `${referrer.username} Silver`,
      `${referrer.username} Bronze`,
    ]);
    const values = { rank: 'Silver', rankBefore: 'Bronze', percent: '3.00', percentBefore: '2.00', milestone: 'Silver' };
    expect(social.noticesOf(referrer)).toEqual([
      { memberId: referrer.id, kind: 'friend_joined', values: { friend: shortName(referred.username) } },
      { memberId: referrer.id, kind: 'rank_reached', values },
    ]);
  });

  test('are shown to operators with who has them, and what bonuses paid', async () => {
    const before = (await social.operator('GET', '/api/admin/referral-summary')).json();
    const ranksBefore = (await social.operator('GET', RANKS)).json().ranks;
    const { referrer, referred } = await pair();
    await social.earns(referred, 100_000_000);
    await until('the new rank', async () => (await stats(referrer)).currentRank.name === 'Diamond');
    const { ranks, highestBonus } = (await social.operator('GET', RANKS)).json();
    expect(highestBonus).toBe(20);
    const heldMore = ranks.map((rank: { members: number }, index: number) => rank.members - ranksBefore[index].members);
    expect(heldMore).toEqual([1, 0, 0, 0, 1]);
    const after = (await social.operator('GET', '/api/admin/referral-summary')).json();
    expect(after).toMatchObject({
      referredMembers: before.referredMembers + 1,
      largest: { memberId: referrer.id, username: referrer.username, total: '20000.00' },
    });
    expect(Number(after.paidThisMonth) - Number(before.paidThisMonth)).toBeCloseTo(20_000, 2);
  });

  test('refuse an edit by who has seen an older one', async () => {
    const { ranks } = (await social.operator('GET', RANKS)).json();
    const { id, name: _name, members: _members, ...seen } = ranks[3];
    const edit = (color: string) => social.operator('PUT', `${RANKS}/${id}`, { ...seen, color, expected: seen });
    const answers = await Promise.all([edit('#111111'), edit('#222222')]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const [refused] = (await social.acts(id)).filter(({ end }) => end?.outcome === 'failed');
    expect(refused).toMatchObject({
      action: 'referral_rank.edit',
      input: { expected: seen },
      end: { problem: 'Someone changed Platinum in the meantime. Check it again before you save.' },
    });
    await social.operator('PUT', `${RANKS}/${id}`, seen);
  });

  test('are edited by operators: everybody has theirs a moment later, and the audit log has how it was', async () => {
    const { referrer, referred } = await pair();
    await social.earns(referred, 250_000);
    const { ranks } = (await social.operator('GET', RANKS)).json();
    const gold = ranks.find(({ name }: { name: string }) => name === 'Gold');
    const edit = (change: object) =>
      social.operator('PUT', `${RANKS}/${gold.id}`, { bonusPercentage: 5, requiredEarnings: '500.00', color: '#FFD700', ...change });
    expect((await edit({ bonusPercentage: 5.5, requiredEarnings: '40' })).json().rank).toMatchObject({
      bonusPercentage: 5.5,
      requiredEarnings: '40.00',
      color: '#ffd700',
    });
    expect((await stats(referrer)).currentRank.name).toBe('Gold');
    expect(await social.acts(gold.id)).toMatchObject([
      {
        action: 'referral_rank.edit',
        subject: { type: 'referral_rank', id: gold.id, label: 'Gold' },
        operator: { username: 'a_admin' },
        before: { bonusPercentage: 5, requiredEarnings: '500.00' },
        end: { outcome: 'succeeded', after: { bonusPercentage: 5.5, requiredEarnings: '40.00', color: '#ffd700' } },
      },
    ]);
    await edit({});
    for (const change of [
      { bonusPercentage: 101 },
      { bonusPercentage: -1 },
      { bonusPercentage: 'x' },
      { bonusPercentage: 5.55 },
      { color: 'gold' },
      { requiredEarnings: '-1' },
      { requiredEarnings: true },
      { color: undefined },
      { by: 'me' },
    ])
      expect((await edit(change)).statusCode).toBe(400);
    expect((await edit({ requiredEarnings: 100 })).json().code).toBe('requirement_taken');
    expect(
      (await social.operator('PUT', `${RANKS}/${ranks[0].id}`, { bonusPercentage: 2, requiredEarnings: 1, color: '#cd7f32' })).statusCode,
    ).toBe(400);
  });

  test('are not raised by an admin above what an owner allows; one that is above it is lowered or kept', async () => {
    const { ranks } = (await social.operator('GET', RANKS)).json();
    const { id, name: _name, members: _members, ...seen } = ranks[4];
    const edit = (bonusPercentage: number) => social.operator('PUT', `${RANKS}/${id}`, { ...seen, bonusPercentage });
    expect((await edit(20)).statusCode).toBe(200);
    expect((await edit(20.1)).json()).toMatchObject({
      code: 'share_above_limit',
      message: 'A bonus above 20% has to be allowed by an owner first: “Referral ranks: highest bonus” in Site settings.',
    });
    await social.service.kit.database('ranks').where({ id }).update({ bonus_percent: 3000 });
    expect((await edit(30)).statusCode).toBe(200);
    expect((await edit(30.1)).statusCode).toBe(409);
    expect((await edit(25)).statusCode).toBe(200);
    expect((await edit(30)).statusCode).toBe(409);
    await social.operator('PUT', `${RANKS}/${id}`, seen);
  });

  test('are for every operator to see, and for admins to edit', async () => {
    const [rank] = (await social.operator('GET', RANKS, undefined, { role: 'moderator' })).json().ranks;
    const { id, name: _name, members: _members, ...same } = rank;
    const url = `${RANKS}/${id}`;
    const refused = await social.operator('PUT', url, same, { role: 'moderator' });
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { message: 'This needs the role admin. You are moderator.' }]);
    expect((await social.service.public.inject({ method: 'PUT', url, payload: same })).statusCode).toBe(401);
    expect((await (await social.person()).get(RANKS)).statusCode).toBe(401);
    const unknown = await social.operator('PUT', `${RANKS}/01920000-0000-7000-8000-00000000ffff`, same);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'rank_not_found']);
  });
});
