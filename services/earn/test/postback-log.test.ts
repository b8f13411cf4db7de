import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { forgetPostbacks } from '../src/postbacks/retention.ts';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

let earn: Earn;
beforeAll(async () => {
  earn = await startEarn();
});
afterAll(() => earn.close());

type Line = Record<string, unknown> & { id: string };
const log = async (query: string) =>
  (await earn.operator('GET', `/api/admin/postbacks?${query}`)).body as { postbacks: Line[]; total: number; nextCursor: string | null };
const replay = (id: string, isDry: boolean) => earn.operator('POST', `/api/admin/postbacks/${id}/replay`, { isDry });

describe('the log', () => {
  test('has every call raw, with its verdict, reason and credit; found by transaction, member and id', async () => {
    const member = earn.aMember('log_reader');
    const claimed = aClaim({ member, amount: '12.50' });
    const call = providerCall('b', claimed);
    await earn.send(call);
    await earn.send(call);
    await earn.send(providerCall('b', claimed, 'forged'));
    await earn.settled();
    const { postbacks, total } = await log(`search=${claimed.transaction}`);
    expect(total).toBe(2);
    expect(postbacks).toMatchObject([
      { verdict: 'duplicate', memberId: member, calls: 2 },
      {
        verdict: 'accepted',
        outcome: 'credit',
        provider: { id: 'b', label: 'BitLabs' },
        memberId: member,
        amount: '12.50',
        earning: { state: 'credited' },
        username: 'log_reader',
        calls: 2,
        answered: { status: 200, body: 'OK' },
        raw: { method: 'GET', target: unsigned(call.target), address: '127.0.0.1' },
      },
    ]);
    expect((await log(`search=${member}`)).total).toBe(2);
    expect((await log(`search=${postbacks[0]?.id}`)).total).toBe(1);
    expect((await log('search=LOG_reader')).total).toBe(2);
    expect((await log(`search=${member}&since=${new Date(Date.now() + 60_000).toISOString()}`)).total).toBe(0);
    expect((await log(`search=no-such-transaction`)).total).toBe(0);
    expect(await log('provider=b&verdict=refused')).toMatchObject({
      total: 1,
      postbacks: [{ reason: 'signature', transaction: null, calls: null, answered: { status: 403, body: 'bad signature' } }],
    });
    expect((await earn.operator('GET', `/api/admin/postbacks/${postbacks[1]?.id}`)).body).toMatchObject({ postback: { amount: '12.50' } });
    expect((await earn.operator('GET', `/api/admin/postbacks/${uuidv7()}`)).status).toBe(404);
    const today = new Date().toISOString().slice(0, 10);
    expect((await log(`search=${member}&since=${today}`)).total).toBe(2);
    expect((await log(`search=${member}&until=${today}`)).total).toBe(0);
    expect((await earn.operator('GET', '/api/admin/postbacks/counts?provider=b')).body).toMatchObject({
      counts: [
        { verdict: 'accepted', count: 1 },
        { verdict: 'duplicate', count: 1 },
        { verdict: 'refused', reason: 'signature', count: 1 },
      ],
    });
  });

  test('is a file too, page by page, and no name in it is calculated; operators only', async () => {
    const member = earn.aMember('=cmd()');
    await earn.registered(member, '=cmd()', null);
    const row = {
      wall: 'd',
      method: 'GET',
      target: '/x',
      headers: '{}',
      body: Buffer.alloc(0),
      address: '203.0.113.40',
      member_id: member,
    };
    const at = earn.database.raw('clock_timestamp()');
    const decided = { sweep_at: at, settled_at: at, verdict: 'noted', reason: null };
    await earn.database('postbacks').insert(Array.from({ length: 201 }, () => ({ id: uuidv7(), ...row, ...decided })));
    const file = await earn.operator('GET', `/api/admin/postbacks.csv?search=${member}`, undefined, { role: 'moderator' });
    const lines = file.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(202);
    expect(lines[201]).toContain(`"noted","","","","","'=cmd()","${member}","","","203.0.113.40"`);
    await earn.database('postbacks').where({ member_id: member }).delete();
    for (const url of ['/api/admin/postbacks', '/api/admin/postbacks.csv', '/api/admin/providers'])
      expect([url, (await earn.service.public.inject({ url })).statusCode]).toEqual([url, 401]);
  });

  test('pages both ways without losing or repeating one', async () => {
    const member = earn.aMember();
    for (let number = 0; number < 5; number++) await earn.send(providerCall('d', aClaim({ member })));
    for (const sort of ['newest', 'oldest']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await log(`search=${member}&sort=${sort}&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
        seen.push(...page.postbacks.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(seen).toHaveLength(5);
      expect(seen).toEqual(sort === 'oldest' ? seen.toSorted() : seen.toSorted().toReversed());
    }
  });
});

describe('a replay', () => {
  test('of a call that a cap refused: dry says what would follow and nothing does, real credits it once', async () => {
    const member = earn.aMember();
    await earn.operator('PATCH', '/api/admin/providers/c', { cap: '10' });
    const claimed = aClaim({ member, amount: '60.00' });
    const call = providerCall('c', claimed);
    expect((await earn.send(call)).status).toBe(422);
    await earn.operator('PATCH', '/api/admin/providers/c', { cap: '100' });
    const line = (await log('provider=c&verdict=refused')).postbacks[0] as Line;
    expect(line).toMatchObject({ reason: 'over_cap', raw: { target: unsigned(call.target) } });

    expect((await replay(line.id, true)).body).toMatchObject({
      isDry: true,
      verdict: 'accepted',
      outcome: 'credit',
      amount: '60.00',
      memberId: member,
    });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(0n);
    expect((await log(`search=${line.id}`)).postbacks).toMatchObject([{ verdict: 'refused', replayedAt: null }]);

    const answers = await Promise.all(Array.from({ length: 5 }, () => replay(line.id, false)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(6000n);
    expect((await log(`search=${claimed.transaction}`)).postbacks).toMatchObject([
      { verdict: 'accepted', replayedBy: 'a_admin', earning: { state: 'credited' } },
    ]);
    const told = (await earn.acts()).filter(({ action, before }) => action === 'postback.replay' && before?.['verdict'] === 'refused');
    expect(told).toMatchObject([
      {
        subject: { type: 'postback', id: line.id },
        before: { reason: 'over_cap' },
        end: { outcome: 'succeeded', after: { verdict: 'accepted', amount: '60.00' } },
      },
    ]);
    expect((await earn.acts()).some(({ input }) => input?.['isDry'] === true)).toBe(false);
    const refused = await earn.operator('POST', `/api/admin/postbacks/${line.id}/replay`, { isDry: true }, { role: 'moderator' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'role_required' } });
  });

  test('of a forged call stays refused, of an accepted one stays accepted, and neither moves money', async () => {
    const member = earn.aMember();
    const claimed = aClaim({ member, amount: '5.00' });
    const [genuine, forged] = [providerCall('a', claimed), providerCall('a', claimed, 'forged')];
    await earn.send(genuine);
    await earn.send(forged);
    const idOf = async (target: string) => ((await earn.database('postbacks').where({ target }).first('id')) as { id: string }).id;
    expect((await replay(await idOf(forged.target), false)).body).toMatchObject({ verdict: 'refused', reason: 'signature' });
    expect((await replay(await idOf(genuine.target), false)).body).toMatchObject({ verdict: 'accepted' });
    expect((await replay(await idOf(genuine.target), true)).body).toMatchObject({ isDry: true, verdict: 'accepted' });
    await earn.settled();
    expect(earn.wallet.balanceOf(member)).toBe(500n);
    expect((await replay(uuidv7(), false)).body).toMatchObject({ code: 'postback_not_found' });
  });
});

describe('the figures of a provider', () => {
  test('count calls, sum what was credited and taken back, and say how long it has been silent', async () => {
    const own = await startEarn();
    const member = own.aMember();
    const charged = aClaim({ member, amount: '7.00' });
    for (const call of [providerCall('d', aClaim({ member, amount: '5.00' })), providerCall('d', charged), providerCall('d', charged)])
      await own.send(call);
    await own.send(providerCall('d', { ...charged, reversal: true }));
    await own.send(providerCall('d', aClaim({ member }), 'forged'));
    await own.settled();
    await own.database('postbacks').update({ received_at: own.database.raw(`received_at - interval '90 seconds'`) });
    const { body } = await own.operator('GET', '/api/admin/providers');
    const stats = (body['providers'] as { id: string; activity: Record<string, unknown> }[]).map(({ id, activity }) => ({
      ...activity,
      id,
    }));
    expect(stats.find(({ id }) => id === 'd')).toMatchObject({
      accepted: 3,
      duplicate: 1,
      refused: 1,
      noted: 0,
      credited: '5.00',
      reversed: '7.00',
      pending: '0.00',
    });
    const { body: money } = await own.operator('GET', '/api/admin/money/walls?window=24h', undefined, { role: 'moderator' });
    const walls = money['walls'] as Record<string, unknown>[];
    expect(walls).toMatchObject([
      { id: 'd', accepted: 3, refused: 1, credited: '5.00', reversed: '7.00', pending: '0.00', median: '5.00' },
    ]);
    expect(walls[0]?.['silentSeconds']).toBeGreaterThanOrEqual(90);
    expect(stats.find(({ id }) => id === 'a')).toMatchObject({ accepted: 0, lastAcceptedAt: null, silentSeconds: null });
    await own.close();
  });
});

describe('calls that moved nothing', () => {
  test('are forgotten after some days, of strangers’ the oldest beyond some number and some bytes; nothing else is', async () => {
    const own = await startEarn();
    const rows = (verdict: string, ages: readonly number[], reason = 'signature') =>
      ages.map((days) => ({
        id: uuidv7(),
        wall: 'a',
        method: 'GET',
        target: `/${verdict === 'refused' ? reason : verdict}/${days}`,
        headers: '{}',
        body: Buffer.alloc(0),
        address: '127.0.0.1',
        received_at: own.database.raw(`clock_timestamp() - ? * interval '1 day'`, [days]),
        sweep_at: own.database.raw('clock_timestamp()'),
        settled_at: own.database.raw('clock_timestamp()'),
        verdict,
        reason: verdict === 'refused' ? reason : null,
      }));
    const ofProviders = rows('refused', [5, 6, 7, 40], 'switched_off');
    await own.database('postbacks').insert([...rows('refused', [1, 2, 3, 4, 40]), ...ofProviders, ...rows('noted', [1, 400])]);
    await own.database('postbacks').insert([...rows('duplicate', [1, 400]), ...rows('accepted', [400])]);
    const few = { days: 30, strangersRows: 3, strangersBytes: 1_000 };
    // By two replicas at once.
    await Promise.all([forgetPostbacks(own.database, few), forgetPostbacks(own.database, few)]);
    const left = (await own.database('postbacks').orderBy('target').pluck('target')) as string[];
    expect(left).toEqual([
      '/accepted/400',
      '/duplicate/1',
      '/noted/1',
      '/signature/1',
      '/signature/2',
      '/signature/3',
      '/switched_off/5',
      '/switched_off/6',
      '/switched_off/7',
    ]);
    // Each has 14 bytes.
    await forgetPostbacks(own.database, { ...few, strangersBytes: 2 * 14 });
    const ofStrangers = (await own.database('postbacks').where({ reason: 'signature' }).orderBy('target').pluck('target')) as string[];
    expect(ofStrangers).toEqual(['/signature/1', '/signature/2']);
    await own.close();
  });
});

/** As operators read it: who has the signature could send the call again. */
function unsigned(target: string): string {
  return target.replace(/([?&]hash=)[^&]*/, '$1***');
}
