import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { credit, startWallet, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
beforeAll(async () => void (wallet = await startWallet()));
afterAll(() => wallet.remove());
afterEach(() => void (wallet.platform.latencyMs = 0));

const payout = async (id: string) => (await wallet.operator('GET', `/api/admin/withdrawals/${id}`)).json().withdrawal;
const batch = async (id: string, decision: object) =>
  (await wallet.operator('POST', '/api/admin/withdrawals/process-batch', { ids: [id], ...decision })).json().results[0];
const auto = (id: string) => wallet.process(id, { status: 'completed', autoPayout: true });
const database = () => wallet.service.kit.database;
const calls = (passId: number) => wallet.platform.calls.filter(({ url }) => url.endsWith(`/${passId + 1_000_000}`)).length;

/** A withdrawal that is held, of a member who has earned its price in one credit. */
async function held() {
  const member = await wallet.member();
  const earned = credit(member, 10_000);
  await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [earned] });
  return { ...(await wallet.held(100, member)), earned };
}
type Held = Awaited<ReturnType<typeof held>>;

/** What comes to stand against a member while the withdrawal is held. */
const troubles: [string, RegExp, (held: Held) => Promise<unknown>][] = [
  [
    'a debt',
    /owes R\$ 100\.00/,
    ({ earned }) => wallet.internal('earn', 'POST', '/internal/transfers/reverse', { key: earned.key, memberId: earned.memberId }),
  ],
  [
    'a ban',
    /suspended/,
    ({ member }) =>
      wallet.internal('identity', 'POST', '/internal/events', {
        id: uuidv7(),
        specversion: '1.0',
        source: '/identity',
        subject: member.id,
        type: 'rewards.identity.member.disabled.v1',
        time: new Date().toISOString(),
        datacontenttype: 'application/json',
        data: { memberId: member.id },
      }),
  ],
];

describe.each(troubles)('with %s', (_what, message, happens) => {
  test('the bot does not pay', async () => {
    const each = await held();
    await happens(each);
    const answer = await auto(each.id);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      409,
      'member_ineligible',
      expect.stringMatching(message),
    ]);
    expect([calls(each.passId), await payout(each.id)]).toMatchObject([0, { payoutState: 'held', note: expect.stringMatching(message) }]);
  });

  test.each([{ autoPayout: true }, {}])('a batch does not take it: %j', async (how) => {
    const each = await held();
    await happens(each);
    const preview = await wallet.operator('POST', '/api/admin/withdrawals/process-batch', {
      dryRun: true,
      ids: [each.id],
      status: 'completed',
      ...how,
    });
    expect(preview.json()).toMatchObject({ possibleCount: 0, results: [{ possible: false, why: expect.stringMatching(message) }] });
    expect(await batch(each.id, { status: 'completed', ...how })).toMatchObject({
      result: 'refused',
      message: expect.stringMatching(message),
    });
    expect(await payout(each.id)).toMatchObject({ payoutState: 'held', queuedAt: null });
  });

  test('one that waits for the bot leaves the queue, for a person to look; who comes after is paid', async () => {
    const [each, next] = [await held(), await held()];
    // the bot is busy with nobody, so that both are queued before it looks
    await database()('payout_bot').update({ lease_holder: uuidv7(), lease_until: new Date(Date.now() + 600_000) });
    for (const { id } of [each, next]) expect((await batch(id, { status: 'completed', autoPayout: true })).result).toBe('queued');
    await happens(each);
    await database()('payout_bot').update({ lease_holder: null, lease_until: null });
    await expect.poll(async () => (await payout(next.id)).payoutState).toBe('paid');
    expect(await payout(each.id)).toMatchObject({ payoutState: 'held', queuedAt: null, note: expect.stringMatching(message) });
    expect(calls(each.passId)).toBe(0);
  });

  test('coming while the platform is asked, keeps the purchase from being begun', async () => {
    const each = await held();
    wallet.platform.latencyMs = 200;
    const answer = auto(each.id);
    await expect
      .poll(() =>
        wallet.platform.calls.some(({ url }) => url.includes(`/${each.passId}/product-info`) || url.includes(`/${each.passId}/is-owned`)),
      )
      .toBe(true);
    await happens(each);
    expect((await answer).json()).toMatchObject({ code: 'member_ineligible' });
    expect(calls(each.passId)).toBe(0);
  });

  test('can be rejected, and another who owes nothing goes on', async () => {
    const each = await held();
    await happens(each);
    expect((await wallet.process(each.id, { status: 'failed', rejectionReason: 'No' })).statusCode).toBe(200);
    expect((await auto((await held()).id)).statusCode).toBe(200);
  });
});
