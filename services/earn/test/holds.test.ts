import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '@facet/service-kit/testing';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
  await earn.operator('PATCH', '/api/admin/providers/b', { holdDays: 7 });
});
afterAll(() => earn.close());

const held = async (member: string, amount = '40.00') => {
  const claimed = aClaim({ member, amount });
  expect((await earn.send(providerCall('b', claimed))).status).toBe(200);
  return claimed;
};
const reverse = (claimed: ReturnType<typeof aClaim>) => earn.send(providerCall('b', { ...claimed, reversal: true }));
const pending = async (member: string) =>
  (await earn.as(member, 'GET', '/api/rewards/pending')).body['pending'] as Record<string, unknown>[];
const history = async (member: string, query = '') =>
  (await earn.as(member, 'GET', `/api/rewards/history${query}`)).body as { earnings: Record<string, unknown>[]; nextCursor: string | null };
const eventsOf = (member: string) =>
  earn
    .events()
    .filter(({ data }) => data['memberId'] === member)
    .map(({ type, data }) => `${type.split('.').at(-2)} ${data['amount'] as string}`);

async function holdEnds(member: string): Promise<void> {
  await earn
    .database('earnings')
    .where({ member_id: member, state: 'pending' })
    .update({ releases_at: earn.database.raw('clock_timestamp()') });
  await until('nothing of the member is held', async () => (await pending(member)).length === 0);
  await earn.settled();
}

describe('what a wall with a hold pays', () => {
  test('is shown as pending with its date, is not in the balance, and is credited when the hold ends', async () => {
    const member = earn.aMember();
    await held(member);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    const [line] = await pending(member);
    expect(line).toMatchObject({ source: 'wall', label: 'BitLabs · Shopping habits', amount: '40.00' });
    expect(line).toMatchObject({ line: { kind: null, values: {}, text: 'BitLabs · Shopping habits' } });
    const inDays = (Date.parse(line?.['releasesAt'] as string) - Date.now()) / 86_400_000;
    expect(inDays).toBeGreaterThan(6.9);
    expect(inDays).toBeLessThan(7.1);
    expect((await history(member)).earnings).toMatchObject([{ state: 'pending', creditedAt: null }]);
    const seenByOperators = await earn.operator('GET', `/api/admin/earnings/of-member/${member}?limit=5`, undefined, { role: 'moderator' });
    const { earnings } = await history(member);
    expect(seenByOperators.body['earnings']).toEqual((earnings as object[]).map((line) => ({ ...line, releasedBy: null })));

    await holdEnds(member);
    expect(earn.wallet.balanceOf(member)).toBe(4000n);
    expect((await history(member)).earnings).toMatchObject([{ state: 'credited', creditedAt: expect.any(String) as unknown }]);
    expect(eventsOf(member)).toEqual(['credited 40.00']);
  });

  test('charged back while it is held is never credited, and social hears of neither', async () => {
    const member = earn.aMember();
    const claimed = await held(member);
    await reverse(claimed);
    expect(await pending(member)).toEqual([]);
    expect((await history(member)).earnings).toMatchObject([{ state: 'cancelled', reversedAt: expect.any(String) as unknown }]);
    await holdEnds(member);
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    expect(earn.wallet.calls().filter(({ body }) => JSON.stringify(body).includes(member))).toEqual([]);
    expect(eventsOf(member)).toEqual([]);
  });

  test('charged back after the hold is reversed in the wallet, and social hears of both', async () => {
    const member = earn.aMember();
    const claimed = await held(member);
    await holdEnds(member);
    await reverse(claimed);
    await reverse(claimed);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    expect((await history(member)).earnings).toMatchObject([{ state: 'reversed' }]);
    expect(eventsOf(member)).toEqual(['credited 40.00', 'reversed 40.00']);
  });

  test('charged back while the release is under way leaves nothing, whoever is first', async () => {
    for (let round = 0; round < 8; round++) {
      const member = earn.aMember();
      const claimed = await held(member);
      await Promise.all([holdEnds(member), reverse(claimed)]);
      await earn.settled();
      expect(earn.wallet.balanceOf(member)).toBe(0n);
    }
  });

  test('is released although another cannot be', async () => {
    const [stuck, member] = [earn.aMember(), earn.aMember()];
    await held(stuck, '7.77');
    await held(member, '3.00');
    const planted = `check (amount_hundredths <> 777 or state = 'pending')`;
    await earn.database.raw(`alter table earnings add constraint planted ${planted} not valid`);
    await earn
      .database('earnings')
      .where({ member_id: stuck })
      .update({ releases_at: earn.database.raw('clock_timestamp()') });
    await holdEnds(member);
    expect([earn.wallet.balanceOf(stuck), earn.wallet.balanceOf(member)]).toEqual([0n, 300n]);
    await earn.database.raw('alter table earnings drop constraint planted');
    await holdEnds(stuck);
    expect(earn.wallet.balanceOf(stuck)).toBe(777n);
  });

  test('comes in full when many holds end at the same moment', async () => {
    const member = earn.aMember();
    await Promise.all(Array.from({ length: 30 }, () => held(member, '1.00')));
    await holdEnds(member);
    expect(earn.wallet.balanceOf(member)).toBe(3000n);
  });
});

describe('a wall without a hold', () => {
  test('tells social at once what was credited, with who, which wall and how much', async () => {
    const member = earn.aMember();
    await earn.send(providerCall('a', aClaim({ member, amount: '12.50' })));
    await earn.settled();
    const event = earn.events().find(({ data }) => data['memberId'] === member);
    expect(event).toMatchObject({
      type: 'rewards.earn.earning.credited.v1',
      data: {
        source: 'wall',
        provider: 'a',
        amount: '12.50',
        earningId: expect.any(String) as unknown,
        creditedAt: expect.any(String) as unknown,
      },
    });
  });

  test('tells social once, although the wallet is told twice (a relay that was slower than its lease)', async () => {
    const member = earn.aMember();
    await earn.send(providerCall('a', aClaim({ member, amount: '6.00' })));
    await earn.settled();
    const sent = earn.wallet.calls().at(-1);
    const { credit_message: id } = (await earn.database('earnings').where({ member_id: member }).first('credit_message')) as {
      credit_message: string;
    };
    await earn.database('outbox').insert({ id, destination: 'wallet', path: sent?.url, body: JSON.stringify(sent?.body) });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(600n);
    expect(eventsOf(member)).toEqual(['credited 6.00']);
  });

  test('whose reversal comes before the credit pays nothing and says so in the history', async () => {
    const member = earn.aMember();
    const claimed = aClaim({ member });
    await earn.send(providerCall('d', { ...claimed, reversal: true }));
    await earn.send(providerCall('d', claimed));
    await earn.settled();
    expect((await history(member)).earnings).toMatchObject([{ state: 'cancelled', transaction: claimed.transaction }]);
    expect(eventsOf(member)).toEqual([]);
  });
});

describe('the history', () => {
  test('answers "why?" by the wallet’s key, pages, and filters by source', async () => {
    const member = earn.aMember();
    const claims = [aClaim({ member, amount: '1.00' }), aClaim({ member, amount: '2.00' }), aClaim({ member, amount: '3.00' })];
    for (const claimed of claims) await earn.send(providerCall('c', claimed));
    await earn.as(member, 'POST', '/api/rewards/daily/claim');
    await earn.settled();

    const first = await history(member, '?limit=2');
    expect(first.earnings.map(({ source, amount }) => `${source as string} ${amount as string}`)).toEqual(['daily 10.00', 'wall 3.00']);
    expect(first.earnings[0]).toMatchObject({ line: { kind: 'daily.bonus', values: { day: '1' }, text: 'Daily Login Bonus · day 1' } });
    const next = await history(member, `?limit=2&cursor=${first.nextCursor}`);
    expect(next.earnings.map(({ amount }) => amount)).toEqual(['2.00', '1.00']);
    expect(next.nextCursor).toBeNull();
    expect((await history(member, '?source=wall')).earnings).toHaveLength(3);

    const key = `wall:c:credit:${claims[1]?.transaction}`;
    expect((await history(member, `?key=${encodeURIComponent(key)}`)).earnings).toMatchObject([
      {
        key,
        provider: { id: 'c', label: 'Lootably' },
        offer: 'Videos',
        transaction: claims[1]?.transaction,
        amount: '2.00',
        label: 'Lootably · Videos',
      },
    ]);
    expect((await history(earn.aMember(), `?key=${encodeURIComponent(key)}`)).earnings).toEqual([]);
    expect((await earn.as(member, 'GET', '/api/rewards/history?key=%00')).status).toBe(400);
  });
});
