import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClaim, providerCall, secretOf, type WallId } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

const ok: Record<WallId, string> = { a: '1', b: 'OK', c: '1', d: 'OK' };
const walls = ['a', 'b', 'c', 'd'] as const;

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

const stored = (target: string) => earn.database('postbacks').where({ target }).orderBy('received_at');
const lastRow = async (target: string) => (await stored(target)).at(-1);

describe.each(walls)('wall %s', (wall) => {
  test('credits what the wall reports and answers in its words', async () => {
    const member = earn.aMember();
    const call = providerCall(wall, aClaim({ member, amount: '12.50' }));
    expect(await earn.send(call)).toEqual({ status: 200, body: ok[wall] });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(1250n);
    expect(earn.wallet.calls().at(-1)?.body).toMatchObject({
      transfers: [{ memberId: member, direction: 'credit', account: `wall:${wall}`, amount: '12.50', type: 'wall_credit' }],
    });
  });

  test('stores the call as it came, with its verdict', async () => {
    const claimed = aClaim({ member: earn.aMember() });
    const call = providerCall(wall, claimed);
    await earn.send(call, { headers: { 'user-agent': 'wall/1' } });
    expect(await lastRow(call.target)).toMatchObject({
      wall,
      method: 'GET',
      headers: { 'user-agent': 'wall/1', ...call.headers },
      address: '127.0.0.1',
      verdict: 'accepted',
      outcome: 'credit',
      transaction: claimed.transaction,
      reason: null,
    });
  });

  test('credits the same postback once, sent 100 times at the same moment', async () => {
    const member = earn.aMember();
    const call = providerCall(wall, aClaim({ member, amount: '7.00' }));
    const answers = await Promise.all(Array.from({ length: 100 }, () => earn.send(call)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set([`200 ${ok[wall]}`]));
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(700n);
    const verdicts = (await stored(call.target)).map(({ verdict }) => verdict as string).sort();
    expect(verdicts).toEqual(['accepted', ...Array.from({ length: 99 }, () => 'duplicate')]);
  });

  test('pays the first amount when the same transaction comes with another one', async () => {
    const claimed = aClaim({ member: earn.aMember(), amount: '5.00' });
    await earn.send(providerCall(wall, claimed));
    const second = providerCall(wall, { ...claimed, amount: '9000.00' });
    expect((await earn.send(second)).status).toBe(200);
    await earn.settled();
    expect(earn.wallet.balanceOf(claimed.member)).toBe(500n);
    expect(await lastRow(second.target)).toMatchObject({ verdict: 'duplicate', detail: 'another member or amount than the first' });
  });

  test('refuses and records what is forged, unsigned, another wall’s, repeated or over the cap', async () => {
    const member = earn.aMember();
    const genuine = () => providerCall(wall, aClaim({ member }));
    const forged = providerCall(wall, aClaim({ member }), 'not-the-secret');
    const wrongWall = providerCall(wall, aClaim({ member }), secretOf(wall === 'a' ? 'b' : 'a'));
    const overCap = providerCall(wall, aClaim({ member, amount: '10000.01' }));
    const negative = providerCall(wall, aClaim({ member, amount: '-5.00' }));
    const signed = genuine();
    const unsigned = { target: signed.target.replace(/&hash=.*/, ''), headers: {} };
    const repeating = genuine();
    const repeated = { ...repeating, target: `${repeating.target}&${repeating.target.split('?')[1]?.split('&')[1]}` };
    for (const [call, status, reason] of [
      [forged, 403, 'signature'],
      [wrongWall, 403, 'signature'],
      [unsigned, 403, 'unsigned'],
      [repeated, 422, 'repeated_parameter'],
      [overCap, 422, 'over_cap'],
      [negative, 422, 'amount'],
    ] as const) {
      expect({ reason, status: (await earn.send(call)).status }).toEqual({ reason, status });
      expect(await lastRow(call.target)).toMatchObject({ verdict: 'refused', reason });
    }
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
  });

  test('refuses a genuine call from elsewhere, and believes the gateway about where it came from', async () => {
    const member = earn.aMember();
    const call = providerCall(wall, aClaim({ member }));
    expect((await earn.send(call, { headers: { 'x-real-ip': '203.0.113.77' } })).status).toBe(403);
    expect(await lastRow(call.target)).toMatchObject({ verdict: 'refused', reason: 'sender', address: '203.0.113.77' });
    expect((await earn.send(call, { headers: { 'x-real-ip': '::ffff:127.0.0.1' } })).status).toBe(200);
  });

  test('refuses a POST of the same', async () => {
    const call = providerCall(wall, aClaim({ member: earn.aMember() }));
    const answer = await earn.send(call, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=\0',
    });
    expect(answer.status).toBe(422);
    expect(await lastRow(call.target)).toMatchObject({ verdict: 'refused', reason: 'method', body: Buffer.from('a=\0') });
  });

  test.each([randomUUID(), `${randomUUID().slice(0, -1)}!`])(
    'answers an unknown member %s so that the wall stops, and pays nobody',
    async (member) => {
      await earn.settled();
      const credits = earn.wallet.credits().length;
      const call = providerCall(wall, aClaim({ member }));
      await earn.send(call);
      expect(await lastRow(call.target)).toMatchObject({ verdict: 'refused' });
      await earn.settled();
      expect(earn.wallet.credits()).toHaveLength(credits);
    },
  );

  test('answers a well-formed unknown member like success', async () => {
    const call = providerCall(wall, aClaim({ member: randomUUID() }));
    expect(await earn.send(call)).toEqual({ status: 200, body: ok[wall] });
    expect(await lastRow(call.target)).toMatchObject({ reason: 'unknown_member' });
  });

  test('notes a status that it does not know', async () => {
    const member = earn.aMember();
    const status = { a: 'status', b: 'state', c: 'status', d: 'is_chargeback' }[wall];
    const call = providerCall(wall, aClaim({ member, parameters: { [status]: 'SOMETHING_NEW' } }));
    expect(await earn.send(call)).toEqual({ status: 200, body: ok[wall] });
    expect(await lastRow(call.target)).toMatchObject({ verdict: 'noted', outcome: 'note' });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
  });
});

describe('a postback cut again', () => {
  test('tx=81 with reward=23100 under the signature of tx=8123 with reward=100 pays nothing', async () => {
    for (const [wall, names] of Object.entries(cuts)) {
      const member = earn.aMember();
      const genuine = providerCall(wall as WallId, aClaim({ member, transaction: '8123', amount: '100' }));
      const target = genuine.target
        .replace(`${names.transaction}=8123`, `${names.transaction}=81`)
        .replace(`${names.amount}=100`, `${names.amount}=23100`);
      expect(target).not.toBe(genuine.target);
      expect((await earn.send({ ...genuine, target })).status).toBe(403);
      expect(await lastRow(target)).toMatchObject({ verdict: 'refused', reason: 'signature' });
      await earn.settled();
      expect(earn.wallet.balanceOf(member)).toBe(0n);
    }
  });

  test('a reward that takes digits from the revenue pays nothing', async () => {
    const member = earn.aMember();
    const genuine = providerCall('c', aClaim({ member, amount: '100.00', parameters: { revenue: '1.2399' } }));
    const recut = { ...genuine, target: genuine.target.replace('1.2399', '1.23').replace('=100.00', '=99100.00') };
    expect((await earn.send(recut)).status).toBe(422);
    expect(await lastRow(recut.target)).toMatchObject({ verdict: 'refused', reason: 'format' });
  });
});

const cuts = {
  a: { transaction: 'trans_id', amount: 'amount_local' },
  b: { transaction: 'tx', amount: 'val' },
  c: { transaction: 'transactionID', amount: 'currencyReward' },
  d: { transaction: 'transaction_id', amount: 'currency_amount' },
};

describe('a genuine signature', () => {
  test('that does not name its transaction credits once; with another one it is held until an operator decides', async () => {
    const member = earn.aMember();
    const claimed = aClaim({ member, amount: '20.00' });
    const genuine = providerCall('c', claimed);
    const again = (transaction: string) => ({ ...genuine, target: genuine.target.replace(claimed.transaction, transaction) });
    expect((await earn.send(genuine)).status).toBe(200);
    const replays = ['REPLAY1', 'REPLAY2'].map((name) => again(`${name}-${claimed.transaction}`));
    for (const replay of replays) {
      expect((await earn.send(replay)).status).toBe(200);
      expect(await lastRow(replay.target)).toMatchObject({
        verdict: 'noted',
        outcome: 'credit',
        alert: expect.stringMatching(/^Held: its signature/),
      });
    }
    await Promise.all(Array.from({ length: 8 }, (_, index) => earn.send(again(`BURST${index}-${claimed.transaction}`))));
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(2000n);

    const held = (await lastRow(replays[0]?.target ?? '')) as { id: string };
    const replayed = await earn.operator('POST', `/api/admin/postbacks/${held.id}/replay`, { isDry: false });
    expect(replayed.status).toBe(200);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(4000n);
  });

  test('that a constraint of ours refuses is tried again, never refused for good', async () => {
    const member = earn.aMember();
    const call = providerCall('b', aClaim({ member, amount: '7.77' }));
    await earn.database.raw('alter table earnings add constraint planted check (amount_hundredths <> 777) not valid');
    try {
      expect((await earn.send(call)).status).toBe(503);
      expect(await lastRow(call.target)).toMatchObject({ verdict: null });
    } finally {
      await earn.database.raw('alter table earnings drop constraint planted');
    }
    expect((await earn.send(call)).status).toBe(200);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(777n);
  });

  test('two at once with one signature: one is credited, one is held', async () => {
    const member = earn.aMember();
    const claimed = aClaim({ member, amount: '3.00' });
    const genuine = providerCall('c', claimed);
    const twin = { ...genuine, target: genuine.target.replace(claimed.transaction, `TWIN-${claimed.transaction}`) };
    await Promise.all([earn.send(genuine), earn.send(twin)]);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(300n);
  });

  test('of a frame’s address is none of a postback', async () => {
    const member = earn.aMember();
    const forged = providerCall('a', aClaim({ member, transaction: member, amount: '10000.00' }));
    expect((await earn.send(forged)).status).toBe(422);
    expect(await lastRow(forged.target)).toMatchObject({ verdict: 'refused', reason: 'format', detail: 'trans_id' });
  });
});

describe('the door', () => {
  test('keeps nothing of a call that no database could keep', async () => {
    const { target } = providerCall('c', aClaim());
    const poison = `${target.split('?')[0]}?%00=1&%00=2`;
    expect((await earn.send({ target: poison, headers: {} })).status).toBe(400);
    expect(await lastRow(poison)).toBeUndefined();
  });

  test('knows four walls', async () => {
    const call = providerCall('a', aClaim());
    for (const path of ['/api/postbacks/e', '/api/postbacks/A', '/api/postbacks/a/', '/api/postbacks/'])
      expect((await earn.send({ ...call, target: call.target.replace('/api/postbacks/a', path) })).status).toBe(404);
    expect((await earn.send(call, { method: 'DELETE' })).status).toBe(404);
  });

  test('keeps its figures', async () => {
    const member = earn.aMember();
    await earn.send(providerCall('a', aClaim({ member })));
    await earn.send(providerCall('a', aClaim({ member }), 'not-the-secret'));
    const { body } = await earn.service.internal.inject('/metrics');
    expect(body).toMatch(/wall_postbacks_total\{wall="a",verdict="accepted",reason="",service="earn"\} [1-9]/);
    expect(body).toMatch(/wall_postbacks_total\{wall="a",verdict="refused",reason="signature",service="earn"\} [1-9]/);
    expect(body).toMatch(/wall_last_postback_age_seconds\{wall="a",service="earn"\} \d/);
    expect(body).toMatch(/wall_unsettled_postback_age_seconds\{service="earn"\} \d/);
  });
});
