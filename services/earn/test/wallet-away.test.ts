import { uuidv7 } from '@facet/service-kit';
import { until } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn({ CALL_DEADLINE_MS: '2000' });
});
afterAll(() => earn.close());

const walls = ['a', 'b', 'c', 'd'] as const;
function manyCredits(member: string) {
  // A wall that signs no transaction is believed once for each signature.
  const parameters = (index: number) => (index % 4 === 2 ? { parameters: { revenue: `1.${1000 + index}` } } : {});
  return Array.from({ length: 40 }, (_, index) =>
    providerCall(walls[index % 4] ?? 'a', aClaim({ member, amount: '1.00', ...parameters(index) })),
  );
}

describe('with the wallet away', () => {
  test('stopped: every postback is taken, and credited once after its return', async () => {
    const member = earn.aMember();
    await earn.wallet.service.stop();
    for (const call of manyCredits(member)) expect((await earn.send(call)).status).toBe(200);
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    await earn.wallet.service.start();
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(4000n);
  });

  test('booking and then failing: what is delivered again is not credited again', async () => {
    const member = earn.aMember();
    earn.wallet.fail('after');
    await Promise.all(manyCredits(member).map((call) => earn.send(call)));
    await until('some are booked without an answer', () => earn.wallet.balanceOf(member) > 0n);
    earn.wallet.fail('no');
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(4000n);
    const answered = await earn.database('earnings').distinct('credit_status').orderBy('credit_status').pluck('credit_status');
    expect(answered).toContain('duplicate');
  });

  test('hanging: the walls are answered all the same', async () => {
    const member = earn.aMember();
    const asked = earn.wallet.calls().length;
    earn.wallet.fail('hang');
    const call = providerCall('b', aClaim({ member, amount: '1.00' }));
    expect(await earn.send(call)).toEqual({ status: 200, body: 'OK' });
    await until('the wallet was asked', () => earn.wallet.calls().length > asked);
    earn.wallet.fail('no');
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(100n);
  });
});

describe('a credit that the wallet refuses', () => {
  test('is owed for all that: parked for operators, and booked when they send it again', async () => {
    const member = earn.aMember();
    const claimed = aClaim({ member, amount: '7.00' });
    earn.wallet.refuse([`wall:a:credit:${claimed.transaction}`]);
    expect((await earn.send(providerCall('a', claimed))).status).toBe(200);
    const parked = await until('it is parked', async () => {
      // As if its back-off had passed.
      await earn
        .database('outbox')
        .whereNull('parked_at')
        .whereNull('lease_owner')
        .update({ due_at: earn.database.raw('clock_timestamp()') });
      return ((await earn.admin('GET', '/internal/parked-messages')).body['messages'] as { id: string; error: string }[])[0];
    });
    expect(parked.error).toContain('refused');
    const earning = () => earn.database('earnings').where({ transaction: claimed.transaction }).first('state', 'credit_status');
    expect(await earning()).toEqual({ state: 'sent', credit_status: null });

    earn.wallet.refuse([]);
    expect((await earn.admin('POST', `/internal/parked-messages/${parked.id}/replay`)).status).toBe(204);
    await earn.settled();
    expect(await earning()).toEqual({ state: 'credited', credit_status: 'ok' });
    expect(earn.wallet.balanceOf(member)).toBe(700n);
  });
});

describe('with identity away', () => {
  test('a member who is not known yet: the wall is asked to try again, and they are paid once', async () => {
    const member = earn.aMember();
    await earn.identity.stop();
    const call = providerCall('a', aClaim({ member, amount: '3.00' }));
    expect(await earn.send(call)).toEqual({ status: 503, body: 'try later' });
    expect(await earn.send(call)).toEqual({ status: 503, body: 'try later' });
    await earn.identity.start();
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(300n);
    const verdicts = await earn.database('postbacks').where({ target: call.target }).orderBy('verdict').pluck('verdict');
    expect(verdicts).toEqual(['accepted', 'duplicate']);
  });

  test('a member who is known is credited, and everything else is judged as ever', async () => {
    const member = earn.aMember();
    await earn.send(providerCall('a', aClaim({ member, amount: '3.00' })));
    await earn.identity.stop();
    expect((await earn.send(providerCall('b', aClaim({ member, amount: '3.00' })))).status).toBe(200);
    expect((await earn.send(providerCall('b', aClaim({ member }), 'not-the-secret'))).status).toBe(403);
    await earn.identity.start();
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(600n);
  });
});

describe('a postback that was stored by a process that died', () => {
  test('is judged and credited by the sweeper', async () => {
    const member = earn.aMember();
    const genuine = providerCall('d', aClaim({ member, amount: '3.00' }));
    const forged = providerCall('d', aClaim({ member, amount: '3.00' }), 'not-the-secret');
    await earn.database('postbacks').insert(
      [genuine, forged].map(({ target, headers }) => ({
        id: uuidv7(),
        wall: 'd',
        method: 'GET',
        target,
        headers: JSON.stringify(headers),
        body: Buffer.alloc(0),
        address: '127.0.0.1',
        sweep_at: earn.database.raw('clock_timestamp()'),
      })),
    );
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(300n);
    const settled = earn.database('postbacks').whereIn('target', [genuine.target, forged.target]);
    expect(await settled.orderBy('verdict').select('verdict', 'reason')).toEqual([
      { verdict: 'accepted', reason: null },
      { verdict: 'refused', reason: 'signature' },
    ]);
  });
});

describe('with the database failing', () => {
  test('before the call is stored: the wall is not told that it was taken', async () => {
    const call = providerCall('c', aClaim({ member: earn.aMember() }));
    await earn.database.raw('alter table postbacks rename to postbacks_away');
    expect(await earn.send(call)).toEqual({ status: 503, body: 'try later' });
    await earn.database.raw('alter table postbacks_away rename to postbacks');
    expect(await earn.send(call)).toEqual({ status: 200, body: '1' });
  });

  test('after the call is stored: nothing is half done, and it is credited once', async () => {
    const member = earn.aMember();
    const call = providerCall('c', aClaim({ member, amount: '3.00' }));
    await earn.database.raw('alter table outbox rename to outbox_away');
    expect(await earn.send(call)).toEqual({ status: 503, body: 'try later' });
    expect(await earn.database('earnings').where({ member_id: member })).toEqual([]);
    await earn.database.raw('alter table outbox_away rename to outbox');
    await earn.settled();
    expect(await earn.send(call)).toEqual({ status: 200, body: '1' });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(300n);
  });
});
