import { until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openOffers } from './open-offers.ts';
import { aClaim, providerCall, wallMemberIds } from './provider-calls.ts';

let site: Awaited<ReturnType<typeof openOffers>>;
beforeAll(async () => {
  site = await openOffers();
});
afterAll(() => site.close());
afterEach(() => site.answered({}));

describe('POST /api/offers/start', () => {
  test('notes the start and tells the provider’s own address for this member', async () => {
    site.answered({ a: [{ id: 's1' }], c: [{ id: 'v1', title: 'Watch three trailers' }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    expect(await site.start(member, 'c', 'v1')).toMatchObject({
      status: 200,
      body: { url: `https://example.com/c/v1?u=${wallMemberIds.of('c', member)}` },
    });
    const { offers, begun } = await site.look(member);
    expect(begun).toMatchObject([{ id: 'v1', title: 'Watch three trailers', paidSteps: 0, steps: 1, isOffered: true }]);
    expect(offers.map(({ id, startedAt }) => [id, startedAt === null])).toEqual([
      ['s1', true],
      ['v1', false],
    ]);
  });

  test('goes on with what was begun: its start stays', async () => {
    site.answered({ a: [{ id: 's1' }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    await site.start(member, 'a', 's1');
    const [first] = (await site.look(member)).begun;
    await site.start(member, 'a', 's1');
    expect((await site.look(member)).begun).toEqual([first]);
  });

  test('what is not in the member’s list is gone, and another member’s is not theirs', async () => {
    site.answered({ a: [{ id: 's1' }] });
    const [member, other] = [site.earn.aMember(), site.earn.aMember()];
    await site.settledLook(member);
    site.answered({});
    await site.settledLook(other);
    expect(await site.start(other, 'a', 's1')).toMatchObject({ status: 404, body: { code: 'offer_gone' } });
    expect(await site.start(member, 'b', 's1')).toMatchObject({ status: 404, body: { code: 'offer_gone' } });
    expect((await site.look(other)).begun).toEqual([]);
  });

  test('is over when the provider paid each of its steps; what is taken back is not paid', async () => {
    site.answered({ d: [{ id: 'g1', title: 'My Offer*', reward: '30', steps: 2 }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    await site.start(member, 'd', 'g1');
    const [first, second] = [aClaim({ member }), aClaim({ member })];
    await site.earn.send(providerCall('d', first));
    expect((await site.look(member)).begun).toMatchObject([{ id: 'g1', paidSteps: 1, steps: 2 }]);
    await site.earn.send(providerCall('d', { ...first, reversal: true }));
    expect((await site.look(member)).begun).toMatchObject([{ id: 'g1', paidSteps: 0, steps: 2 }]);
    await site.earn.send(providerCall('d', second));
    await site.earn.send(providerCall('d', aClaim({ member })));
    expect((await site.look(member)).begun).toEqual([]);
    expect((await site.look(member)).offers).toMatchObject([{ id: 'g1', startedAt: null }]);
  });

  test('another offer of the same provider does not end it, a provider that names none does', async () => {
    site.answered({ a: [{ id: 's1' }], b: [{ id: 's2', title: 'Music' }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    await site.start(member, 'a', 's1');
    await site.start(member, 'b', 's2');
    // BitLabs pays for "Shopping habits", CPX Research names nothing.
    await site.earn.send(providerCall('b', aClaim({ member })));
    await site.earn.send(providerCall('a', aClaim({ member })));
    expect((await site.look(member)).begun.map(({ id }) => id)).toEqual(['s2']);
  });

  test('what was begun stays to be seen when its offer has gone, for 14 days', async () => {
    site.answered({ a: [{ id: 's1' }] });
    const member = site.earn.aMember();
    await site.settledLook(member);
    await site.start(member, 'a', 's1');
    site.answered({});
    await site.later(member, 121);
    await until('it has gone', async () => (await site.look(member)).total === 0, 30_000);
    expect((await site.look(member)).begun).toMatchObject([{ id: 's1', isOffered: false }]);
    await site.earn
      .database('offer_starts')
      .where({ member_id: member })
      .update({ started_at: site.earn.database.raw(`clock_timestamp() - interval '15 days'`) });
    expect((await site.look(member)).begun).toEqual([]);
  });
});
