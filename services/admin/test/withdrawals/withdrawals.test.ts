import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startConsole, type Console } from '../support/console.ts';
import { identityOf, aMember } from '../members/fake-members.ts';
import { COUNTS, idOf, RESERVED_UNTIL, wallet } from './fake-wallet.ts';

let site: Console;
beforeAll(async () => {
  const member = aMember(9, { id: idOf(9), riskSigns: ['shared_device'] });
  site = await startConsole({ wallet, identity: identityOf([member]) });
});
afterAll(() => site.remove());

const lastQuery = () => {
  const call = site.peers.wallet.calls.findLast(({ url }) => url.startsWith('/internal/withdrawals?'));
  return Object.fromEntries(new URL(call?.url ?? '', 'http://wallet').searchParams);
};

describe('the queue', () => {
  const list = (query = '') => site.moderator.call('GET', `/api/admin/withdrawals?${query}`);

  it('has both lists, with the member’s balance and signs', async () => {
    const answer = await list('status=pending');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        withdrawals: [
          { id: idOf(1), type: 'normal', amount: '800.00', balance: '12.50', debt: '0.00', disabled: false, riskSigns: ['shared_device'] },
        ],
        testWithdrawals: [{ type: 'test' }],
        total: 8,
        testTotal: 1,
        nextCursor: null,
      },
    ]);
  });

  it('passes its filters on', async () => {
    await list(`type=test&payoutState=unknown&search=lily&sort=-amount&limit=10&overHours=24&memberId=${idOf(9)}&cursor=abc`);
    const { before = '', ...rest } = lastQuery();
    expect(rest).toEqual({
      type: 'test',
      payoutState: 'unknown',
      search: 'lily',
      sort: '-amount',
      limit: '10',
      memberId: idOf(9),
      cursor: 'abc',
    });
    const hours = (Date.now() - Date.parse(before)) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThan(25);
  });

  it('is there without what identity knows while it is away', async () => {
    await site.peers.identity.stop();
    expect((await list()).json().withdrawals).toMatchObject([{ balance: '12.50', riskSigns: null, disabled: null }]);
    await site.peers.identity.start();
  });

  it.each(['status=paid', 'payoutState=x', 'sort=status', 'overHours=0', 'limit=500', 'memberId=x', 'other=1'])(
    'refuses ?%s',
    async (query) => {
      expect((await list(query)).statusCode).toBe(400);
    },
  );

  it('is a file too, safe in spreadsheets', async () => {
    const answer = await site.moderator.call('GET', '/api/admin/withdrawals.csv?status=pending');
    expect(answer.body).toContain(`"'=cmd","800.00","held","normal","Salon Gold"`);
    expect(lastQuery()).toMatchObject({ status: 'pending', type: 'normal', limit: '200' });
  });

  it('says how long each list is', async () => {
    expect((await site.moderator.call('GET', '/api/admin/withdrawals/counts')).json()).toEqual(COUNTS);
    expect((await site.visitor.call('GET', '/api/admin/withdrawals/counts')).statusCode).toBe(401);
  });

  it('tells one with its tries', async () => {
    expect((await site.moderator.call('GET', `/api/admin/withdrawals/${idOf(1)}`)).json()).toMatchObject({
      withdrawal: { id: idOf(1) },
      attempts: [],
    });
    expect((await site.moderator.call('GET', '/api/admin/withdrawals/x')).statusCode).toBe(404);
  });
});

describe('a decision', () => {
  const process = (number: number, body: object, who: 'manager' | 'moderator' = 'manager') =>
    site[who].call('POST', `/api/admin/withdrawals/${idOf(number)}/process`, body);
  const sent = () => site.changes('wallet').filter(({ url }) => url.endsWith('/process'));

  it('buys by the bot, and answers the purchase', async () => {
    const answer = await process(1, { status: 'completed', autoPayout: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { success: true, gamepassId: '77', purchaseDetails: { kind: 'bot' }, payoutState: 'paid', withdrawal: { id: idOf(1) } },
    ]);
    expect(sent().at(-1)?.body).toEqual({ status: 'completed', rejectionReason: null, autoPayout: true, by: 'a_admin' });
    expect(await site.audited('withdrawal.auto_payout')).toMatchObject({
      object: { type: 'withdrawal', id: idOf(1), label: '800.00 R$ of lilyloopz' },
      before: { payoutState: 'held' },
      after: { payoutState: 'paid' },
      outcome: 'succeeded',
    });
  });

  it('by hand and a rejection are the moderator’s too, auto payout is not', async () => {
    expect((await process(1, { status: 'completed' }, 'moderator')).statusCode).toBe(200);
    expect(await site.audited('withdrawal.approve')).toMatchObject({ operator: { username: 'a_moderator' } });
    expect((await process(1, { status: 'failed', rejectionReason: ' Not for sale ' }, 'moderator')).json()).toMatchObject({
      payoutState: 'rejected',
    });
    expect(sent().at(-1)?.body).toMatchObject({ rejectionReason: 'Not for sale', autoPayout: false, by: 'a_moderator' });
    const before = sent().length;
    const refused = await process(1, { status: 'completed', autoPayout: true }, 'moderator');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { code: 'role_required', message: expect.stringContaining('role admin') },
    ]);
    expect((await site.visitor.call('POST', `/api/admin/withdrawals/${idOf(1)}/process`, { status: 'completed' })).statusCode).toBe(401);
    expect(sent().length).toBe(before);
  });

  it('nobody knows the end of is 202', async () => {
    const answer = await process(2, { status: 'completed', autoPayout: true });
    expect([answer.statusCode, answer.json()]).toMatchObject([202, { payoutState: 'unknown' }]);
    expect(await site.audited('withdrawal.auto_payout')).toMatchObject({ after: { payoutState: 'unknown' } });
  });

  it('that is rate limited says so, and when to try again', async () => {
    const answer = await process(3, { status: 'completed', autoPayout: true });
    expect([answer.statusCode, answer.json().message, answer.headers['retry-after']]).toEqual([
      429,
      'The game platform says: rate limited.',
      '30',
    ]);
  });

  it('that comes second is told what the first one did', async () => {
    const answer = await process(4, { status: 'completed' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'already_decided',
        message: 'This withdrawal is rejected now (bob).',
        withdrawal: { payoutState: 'rejected', decidedBy: 'bob' },
      },
    ]);
    expect(await site.audited('withdrawal.approve')).toMatchObject({ outcome: 'failed' });
  });

  it('that the wallet refuses is failed in the trail; without an answer it is unknown', async () => {
    expect((await process(5, { status: 'completed', autoPayout: true })).json()).toMatchObject({ code: 'bot_stopped' });
    expect(await site.audited('withdrawal.auto_payout')).toMatchObject({ outcome: 'failed' });
    expect((await process(6, { status: 'completed', autoPayout: true })).statusCode).toBe(503);
    expect(await site.audited('withdrawal.auto_payout')).toMatchObject({ outcome: 'unknown' });
  });

  it.each([
    {},
    { status: 'paid' },
    { status: 'failed' },
    { status: 'failed', rejectionReason: '  ' },
    { status: 'failed', rejectionReason: 'x'.repeat(501) },
    { status: 'completed', by: 'me' },
  ])('is refused as %j', async (body) => {
    const before = sent().length;
    expect((await process(1, body)).statusCode).toBe(400);
    expect(sent().length).toBe(before);
  });

  it('on nothing is 404', async () => {
    expect((await site.manager.call('POST', '/api/admin/withdrawals/x/process', { status: 'completed' })).statusCode).toBe(404);
  });
});

describe('paying by hand', () => {
  const act = (verb: string, number: number, body: object = {}) =>
    site.moderator.call('POST', `/api/admin/withdrawals/${idOf(number)}/${verb}`, body);
  const sent = () => site.changes('wallet').at(-1);

  it('begins with a reservation, which is the moderator’s and is in the audit log', async () => {
    const answer = await act('reserve', 1, { buyerUserId: '4711' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { success: true, withdrawal: { payoutState: 'processing', reservedUntil: RESERVED_UNTIL } },
    ]);
    expect(sent()).toMatchObject({
      url: `/internal/withdrawals/${idOf(1)}/reserve`,
      body: { by: 'a_moderator', buyerUserId: '4711' },
    });
    expect(await site.audited('withdrawal.reserve')).toMatchObject({
      input: { buyerUserId: '4711' },
      before: { payoutState: 'held' },
      after: { payoutState: 'processing' },
      outcome: 'succeeded',
    });
  });

  it('may be given back', async () => {
    expect((await act('release', 1)).json()).toMatchObject({ withdrawal: { payoutState: 'held', reservedUntil: null } });
    expect(sent()).toMatchObject({ url: `/internal/withdrawals/${idOf(1)}/release`, body: { by: 'a_moderator' } });
    expect(await site.audited('withdrawal.release')).toMatchObject({ outcome: 'succeeded' });
  });

  it.each(['reserve', 'release'])('%s where another was quicker: 409 with its state now, failed in the audit log', async (verb) => {
    const answer = await act(verb, 4);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'already_decided', withdrawal: { payoutState: 'rejected' } }]);
    expect(await site.audited(`withdrawal.${verb}`)).toMatchObject({ outcome: 'failed' });
  });

  it.each([{ buyerUserId: 'x' }, { buyerUserId: '0' }, { other: 1 }])('hostile %j reaches no wallet', async (body) => {
    const before = site.changes('wallet').length;
    expect((await act('reserve', 1, body)).statusCode).toBe(400);
    expect(site.changes('wallet').length).toBe(before);
  });
});

describe('one decision on many', () => {
  const batch = (body: object, who: 'manager' | 'moderator' = 'manager') =>
    site[who].call('POST', '/api/admin/withdrawals/process-batch', body);
  const sent = () => site.changes('wallet').filter(({ url }) => url.endsWith('/process-batch'));
  const ids = [idOf(1), idOf(4), 'nobody', idOf(6)];

  it('says first what it would do, and does nothing', async () => {
    const before = sent().length;
    const answer = await batch({ ids, status: 'failed', dryRun: true }, 'moderator');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        dryRun: true,
        possibleCount: 2,
        impossibleCount: 2,
        possibleSum: '1600.00',
        results: [{ username: 'lilyloopz', possible: true }, { possible: false }, {}, {}],
      },
    ]);
    expect(sent().length).toBe(before);
  });

  it('reports each, and writes each down', async () => {
    const answer = await batch({ ids, status: 'failed', rejectionReason: 'Not in the group' }, 'moderator');
    expect(answer.json()).toMatchObject({
      dryRun: false,
      doneCount: 1,
      failedCount: 3,
      doneSum: '800.00',
      results: [
        { id: idOf(1), result: 'decided', username: 'lilyloopz', amount: '800.00' },
        { id: idOf(4), result: 'refused', message: 'This withdrawal is rejected now (bob).' },
        { id: 'nobody', result: 'refused', message: 'There is no such withdrawal.' },
        { id: idOf(6), result: 'unknown' },
      ],
    });
    const trailOf = async (number: number) =>
      (await site.owner.call('GET', `/api/admin/audit?action=withdrawal.reject&objectId=${idOf(number)}`)).json().entries[0];
    expect(await trailOf(1)).toMatchObject({ input: { rejectionReason: 'Not in the group' }, outcome: 'succeeded' });
    expect(await trailOf(4)).toMatchObject({ outcome: 'failed' });
    expect(await trailOf(6)).toMatchObject({ outcome: 'unknown' });
  });

  it('queues what the bot shall pay, for admins', async () => {
    const body = { ids: [idOf(1), idOf(2)], status: 'completed', autoPayout: true };
    expect((await batch(body)).json()).toMatchObject({ doneCount: 2, results: [{ result: 'queued' }, { result: 'queued' }] });
    expect((await batch(body, 'moderator')).statusCode).toBe(403);
    expect((await batch({ ...body, dryRun: true }, 'moderator')).statusCode).toBe(403);
  });

  it.each([
    { ids: [], status: 'completed' },
    { ids: [idOf(1), idOf(1)], status: 'completed' },
    { ids: Array.from({ length: 101 }, (_, index) => String(index)), status: 'completed' },
    { ids: [idOf(1)], status: 'failed' },
  ])('is bounded, and needs its reason', async (body) => {
    expect((await batch(body)).statusCode).toBe(400);
  });
});
