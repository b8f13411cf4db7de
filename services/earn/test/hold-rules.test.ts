import { randomUUID } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

const PATH = '/api/admin/hold-rules';
const TERMS = { above: '100.00', newDays: 7, holdDays: 14 };
const DAY_MS = 86_400_000;

let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterEach(async () => {
  await earn.operator('PATCH', '/api/admin/providers/b', { holdDays: 0 });
  await earn.database('hold_rules').whereNull('ended_at').update({ ended_at: new Date(), ended_by: 'the test' });
});
afterAll(() => earn.close());

const begin = (given: object = {}, { key = randomUUID() as string, role = 'owner' as const } = {}) =>
  earn.operator('POST', PATH, { ...TERMS, ...given }, { role, headers: { 'idempotency-key': key } });
const simulate = async (terms: Record<string, string | number> = TERMS) =>
  (
    await earn.operator('GET', `${PATH}/simulation?${new URLSearchParams(terms as Record<string, string>).toString()}`, undefined, {
      role: 'moderator',
    })
  ).body;
/** Their id says when they joined. */
function joined(daysAgo: number): string {
  const id = uuidv7({ msecs: Date.now() - daysAgo * DAY_MS });
  return earn.aMember('newt_builder', id);
}
async function credited(member: string, amount: string, wall: 'b' | 'c' = 'b') {
  const claim = aClaim({ member, amount });
  expect((await earn.send(providerCall(wall, claim))).status).toBe(200);
  await earn.settled();
  return claim;
}
const earningOf = async (member: string) =>
  ((await earn.as(member, 'GET', '/api/rewards/history')).body['earnings'] as Record<string, unknown>[])[0];
const daysOf = (earning: Record<string, unknown> | undefined): number =>
  Math.round((Date.parse(earning?.['releasesAt'] as string) - Date.parse(earning?.['earnedAt'] as string)) / DAY_MS);

describe('a rule that is on', () => {
  test('holds what is above its amount for who joined lately: pending, with the day and the reason, and credited when it is over', async () => {
    expect((await begin()).status).toBe(201);
    const [newcomer, atAmount, old, nobodyKnows] = [joined(6), joined(6), joined(8), earn.aMember()];
    await credited(newcomer, '100.01');
    await credited(atAmount, '100.00');
    await credited(old, '100.01');
    await credited(nobodyKnows, '100.01');
    expect([newcomer, atAmount, old, nobodyKnows].map((each) => earn.wallet.balanceOf(each))).toEqual([0n, 10_000n, 10_001n, 10_001n]);
    const held = await earningOf(newcomer);
    expect([held?.['state'], held?.['heldBy'], daysOf(held)]).toEqual(['pending', 'rule', 14]);
    const { pending } = (await earn.as(newcomer, 'GET', '/api/rewards/pending')).body as { pending: object[] };
    expect(pending).toMatchObject([{ amount: '100.01', heldBy: 'rule', releasesAt: held?.['releasesAt'] }]);
    const { rules, holding } = (await earn.operator('GET', PATH, undefined, { role: 'moderator' })).body as {
      rules: { id: string }[];
      holding: object[];
    };
    expect(holding).toContainEqual({ ruleId: rules[0]?.id, credits: 1, amount: '100.01' });

    await earn.database('earnings').where({ member_id: newcomer }).update({ releases_at: new Date() });
    await until('it is released', async () => (await earningOf(newcomer))?.['state'] === 'credited');
    expect(earn.wallet.balanceOf(newcomer)).toBe(10_001n);
  });

  test('is taken back by its wall before the wallet ever hears of it', async () => {
    await begin();
    const member = joined(0);
    const claim = await credited(member, '500.00');
    await earn.send(providerCall('b', { ...claim, reversal: true }));
    await earn.settled();
    expect([(await earningOf(member))?.['state'], earn.wallet.balanceOf(member)]).toEqual(['cancelled', 0n]);
  });

  test('counts where it holds longest: of two rules and of the wall’s own hold', async () => {
    await begin({ holdDays: 3 });
    await begin({ holdDays: 9 });
    const [byRule, byWall] = [joined(0), joined(0)];
    await credited(byRule, '200.00');
    await earn.operator('PATCH', '/api/admin/providers/b', { holdDays: 20 });
    await credited(byWall, '200.00');
    const [rule, wall] = [await earningOf(byRule), await earningOf(byWall)];
    expect([daysOf(rule), rule?.['heldBy']]).toEqual([9, 'rule']);
    expect([daysOf(wall), wall?.['heldBy']]).toEqual([20, 'wall']);
  });

  test('that is switched off lets what comes through; what it held keeps its day', async () => {
    const { rule } = (await begin()).body as { rule: { id: string } };
    const [before, after] = [joined(0), joined(0)];
    await credited(before, '200.00');
    const end = () => earn.operator('POST', `${PATH}/${rule.id}/end`, {}, { role: 'owner' });
    expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
    await credited(after, '200.00');
    expect([earn.wallet.balanceOf(before), earn.wallet.balanceOf(after)]).toEqual([0n, 20_000n]);
    expect(daysOf(await earningOf(before))).toBe(14);
    const told = (await earn.acts()).filter(({ action, subject }) => action === 'hold_rule.end' && subject.id === rule.id);
    expect(told).toMatchObject([{ before: { endedAt: null }, end: { outcome: 'succeeded', after: { endedBy: 'a_owner' } } }]);
    expect((await earn.operator('POST', `${PATH}/${uuidv7()}/end`, {}, { role: 'owner' })).body).toMatchObject({
      code: 'hold_rule_not_found',
    });
  });
});

describe('a held credit', () => {
  const held = async () => {
    await begin();
    const member = joined(0);
    const claim = await credited(member, '500.00');
    return { member, claim, id: (await earningOf(member))?.['id'] as string };
  };
  const release = (id: string, { role = 'admin' as 'owner', reason = 'They showed the wall’s receipt' } = {}) =>
    earn.operator('POST', `/api/admin/earnings/${id}/release`, { reason }, { role });
  const endsCredited = (member: string) => until('it is credited', async () => (await earningOf(member))?.['state'] === 'credited');

  test('is released before its day by an admin, once, with a reason that the audit log keeps', async () => {
    const { member, id } = await held();
    expect((await release(id, { role: 'moderator' as 'owner' })).status).toBe(403);
    expect((await release(id, { reason: ' ' })).status).toBe(400);
    const answers = await Promise.all([release(id), release(id), release(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await endsCredited(member);
    expect(earn.wallet.balanceOf(member)).toBe(50_000n);
    const told = (await earn.acts()).filter(({ subject, end }) => subject.id === id && end?.outcome === 'succeeded');
    expect(told).toMatchObject([
      {
        action: 'earning.release',
        input: { reason: 'They showed the wall’s receipt' },
        before: { state: 'pending' },
        end: { after: { state: 'sent', releasedBy: 'a_admin', memberId: member, amount: '500.00' } },
      },
    ]);
    const seen = await earn.operator('GET', `/api/admin/earnings/of-member/${member}`, undefined, { role: 'moderator' });
    expect(seen.body['earnings']).toMatchObject([{ id, state: 'credited', releasedBy: 'a_admin' }]);
    expect(await earningOf(member)).not.toHaveProperty('releasedBy');
  });

  test('whose day comes at the same moment is credited once', async () => {
    for (let round = 0; round < 10; round++) {
      const { member, id } = await held();
      await Promise.all([earn.database('earnings').where({ id, state: 'pending' }).update({ releases_at: new Date() }), release(id)]);
      await endsCredited(member);
      await earn.settled();
      expect(earn.wallet.balanceOf(member)).toBe(50_000n);
      expect(earn.wallet.calls().filter(({ body }) => JSON.stringify(body).includes(member))).toHaveLength(1);
    }
  });

  test('that its wall takes back at the same moment is gone, whichever came first', async () => {
    for (let round = 0; round < 10; round++) {
      const { member, claim, id } = await held();
      const [answer] = await Promise.all([release(id), earn.send(providerCall('b', { ...claim, reversal: true }))]);
      await earn.settled();
      expect(earn.wallet.balanceOf(member)).toBe(0n);
      const { state } = (await earningOf(member)) ?? {};
      expect([answer.status, state]).toEqual(answer.status === 200 ? [200, 'reversed'] : [409, 'cancelled']);
    }
  });

  test('is not released again after it was credited on its day, or taken back', async () => {
    const [late, back] = [await held(), await held()];
    await earn.database('earnings').where({ id: late.id }).update({ releases_at: new Date() });
    await earn.send(providerCall('b', { ...back.claim, reversal: true }));
    await endsCredited(late.member);
    await earn.settled();
    for (const { id } of [late, back]) expect((await release(id)).body).toMatchObject({ code: 'earning_not_held' });
    expect((await release(uuidv7())).body).toMatchObject({ code: 'earning_not_found' });
    expect([earn.wallet.balanceOf(late.member), earn.wallet.balanceOf(back.member)]).toEqual([50_000n, 0n]);
  });
});

describe('before a rule is switched on', () => {
  test('it is told what it would have held of the last 30 days, and what of it was taken back in time; nothing changes', async () => {
    const first = await simulate();
    const [held, back, small, old] = [joined(2), joined(2), joined(2), joined(30)];
    await credited(held, '300.00');
    await credited(held, '120.00', 'c');
    const claim = await credited(back, '250.00');
    await earn.send(providerCall('b', { ...claim, reversal: true }));
    await credited(small, '80.00');
    await credited(old, '900.00');
    const longAgo = joined(2);
    await credited(longAgo, '700.00');
    await earn
      .database('earnings')
      .where({ member_id: longAgo })
      .update({ earned_at: new Date(Date.now() - 31 * DAY_MS) });
    await earn.settled();
    const now = await simulate();
    type Sum = { credits: number; members: number; amount: string };
    const more = (part: string) => {
      const [before, after] = [first[part] as Sum, now[part] as Sum];
      const amount = Number(after.amount) - Number(before.amount);
      return [after.credits - before.credits, after.members - before.members, amount.toFixed(2)];
    };
    expect(more('all')).toEqual([5, 4, '1650.00']);
    expect(more('held')).toEqual([3, 2, '670.00']);
    expect(more('takenBack')).toEqual([1, 1, '250.00']);
    expect(now['days']).toBe(30);
    expect(await earn.database('hold_rules').whereNull('ended_at')).toEqual([]);
  });

  test('what a wall’s own hold kept as long is not counted', async () => {
    await earn.operator('PATCH', '/api/admin/providers/b', { holdDays: 14 });
    const before = await simulate();
    await credited(joined(0), '300.00');
    expect((await simulate())['held']).toEqual(before['held']);
  });
});

describe('switching one on', () => {
  test('is the owner’s alone, once for one key, and the audit log keeps what it would have held', async () => {
    const key = randomUUID();
    expect((await begin({}, { role: 'admin' as 'owner' })).status).toBe(403);
    const answers = await Promise.all([begin({}, { key }), begin({}, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await begin({ holdDays: 3 }, { key })).body).toMatchObject({ code: 'key_reused' });
    expect(await earn.database('hold_rules').where({ id: key })).toHaveLength(1);
    const told = (await earn.acts()).filter(({ subject, end }) => subject.id === key && end?.outcome === 'succeeded');
    expect(told).toMatchObject([{ action: 'hold_rule.begin', end: { after: { ...TERMS, lastMonth: { days: 30, held: {} } } } }]);
  });

  test.each([{ above: '10000.01' }, { above: '-1' }, { newDays: 0 }, { newDays: 366 }, { holdDays: 0 }, { holdDays: 91 }])(
    'is refused with %j',
    async (wrong) => {
      expect((await begin(wrong)).status).toBe(400);
    },
  );
});
