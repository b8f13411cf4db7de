import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClaim, providerCall } from './provider-calls.ts';
import { type Earn, startEarn } from './start-earn.ts';

const DAY_MS = 86_400_000;
let earn: Earn;
beforeAll(async () => void (earn = await startEarn()));
afterAll(() => earn.close());

const period = { from: new Date(Date.now() - DAY_MS).toISOString(), to: new Date(Date.now() + DAY_MS).toISOString() };
type Line = { transaction: string; amount: string };
const PATH = '/api/admin/wall-statements';
const textOf = (lines: Line[]) => lines.map(({ transaction, amount }) => `${transaction},${amount}`).join('\n');
const enter = (lines: Line[], change: object = {}, role: 'admin' | 'moderator' = 'admin') =>
  earn.operator('POST', PATH, { provider: 'b', ...period, text: textOf(lines), ...change }, { role });
const seen = (query: string) => earn.operator('GET', `${PATH}${query}`, undefined, { role: 'moderator' });
/** `<kind> <transaction> <said> <here>` of each difference. */
const differencesOf = (body: Record<string, unknown>) =>
  (body['differences'] as Record<string, unknown>[]).map(
    ({ kind, transaction, said, here }) => `${kind as string} ${transaction as string} ${said as string} ${here as string}`,
  );

describe('a wall’s own statement', () => {
  test('is laid beside what was credited: missing here, missing there, another amount, taken back', async () => {
    const member = earn.aMember();
    for (const [transaction, amount] of [
      ['S1', '10.00'],
      ['S2', '20.00'],
      ['S3', '30.00'],
      ['S4', '40.00'],
      ['S5', '50.00'],
    ] as const)
      await earn.send(providerCall('b', aClaim({ member, transaction, amount })));
    await earn.send(providerCall('a', aClaim({ member, transaction: 'S6', amount: '60.00' })));
    await earn.send(providerCall('b', aClaim({ member, transaction: 'S5', amount: '50.00', reversal: true })));
    await earn.settled();
    const { status, body } = await enter([
      { transaction: 'S1', amount: '10' },
      { transaction: 'S3', amount: '25.5' },
      { transaction: 'S4', amount: '40' },
      { transaction: 'S4', amount: '-40' },
      { transaction: 'S6', amount: '60.00' },
      { transaction: 'S7', amount: '7.00' },
      { transaction: 'S7', amount: '-7.00' },
    ]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ said: '95.50', here: '100.00', agreed: 2, missingHere: 1, missingThere: 1, different: 2 });
    expect(differencesOf(body)).toEqual([
      'missing_here S6 60.00 null',
      'different S4 0.00 40.00',
      'missing_there S2 null 20.00',
      'different S3 25.50 30.00',
    ]);
    expect((body['differences'] as object[])[1]).toMatchObject({ memberId: member, state: 'credited' });
  });

  test.each([
    ['before', -60],
    ['after', 30],
  ])('of a period %s finds what it names all the same, and asks for nothing else', async (_when, inDays) => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const { body } = await enter([{ transaction: 'S1', amount: '10.00' }], { from: at(inDays), to: at(inDays + 30) });
    expect(body).toMatchObject({ agreed: 1, missingHere: 0, missingThere: 0, differences: [] });
  });

  test('is kept with who entered it, found again, and sent as a file; nobody changes it', async () => {
    const { body } = await enter([
      { transaction: 'S1', amount: '10' },
      { transaction: '=K9', amount: '60.00' },
    ]);
    const id = body['id'] as string;
    expect(body).toMatchObject({ lines: 2, enteredBy: 'a_admin', provider: { id: 'b', label: 'BitLabs' }, from: period.from });
    expect((await seen(`/${id}`)).body).toEqual(body);
    expect((await seen(`/${id}/differences.csv`)).text).toContain(`"missing_here","'=K9","60.00","","","",""`);
    await expect(earn.database('wall_statements').where({ id }).update({ agreed: 9 })).rejects.toThrow('only grows');
    const told = (await earn.acts()).filter(({ end }) => end?.after?.['id'] === id);
    expect(told).toMatchObject([
      {
        action: 'wall_statement.enter',
        subject: { type: 'provider', id: 'b', label: 'BitLabs' },
        input: { to: period.to },
        end: { after: { lines: 2, missingHere: 1 } },
      },
    ]);
  });

  test('is listed, the newest first, page by page', async () => {
    const entered = [
      await enter([{ transaction: 'L1', amount: '1' }], { provider: 'd' }),
      await enter([], { provider: 'd', text: 'L2,1' }),
    ];
    const ids = entered.map(({ body }) => body['id']).toReversed();
    const first = (await seen('?provider=d&limit=1')).body;
    expect(first).toMatchObject({ total: 2, statements: [{ id: ids[0] }] });
    expect((await seen(`?provider=d&limit=1&cursor=${String(first['nextCursor'])}`)).body).toMatchObject({
      statements: [{ id: ids[1] }],
      nextCursor: null,
    });
    expect((await seen('?provider=a')).body).toMatchObject({ statements: [], total: 0 });
  });

  test.each([
    ['an amount that is none', { text: 'S1,10\nS2,ten' }, 400, 'Line 2: no amount'],
    ['a transaction with spaces', { text: 'S 1,1' }, 400, 'Line 1: no transaction'],
    ['no text', { text: ' \n' }, 400, 'The statement is empty'],
    ['a period that ends before it begins', { to: '2020-01-01T00:00:00Z' }, 400, 'The period must span'],
    ['no period', { from: 'yesterday' }, 400, 'from must match format'],
    ['an unknown provider', { provider: 'nobody' }, 404, 'There is no such provider'],
    ['more lines than are taken', { text: 'S1,1\n'.repeat(10_001) }, 400, 'at most 10000 lines'],
    ['too much text', { text: 'x'.repeat(120_001) }, 400, ''],
  ])('is refused for %s, and nothing is kept', async (_what, change, status, message) => {
    const before = (await seen('')).body['total'];
    const answer = await enter([{ transaction: 'S1', amount: '1' }], change);
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
    expect((await seen('')).body['total']).toBe(before);
  });

  test('is entered by an admin, and seen by operators only', async () => {
    expect((await enter([], {}, 'moderator')).status).toBe(403);
    expect((await earn.service.public.inject({ url: PATH })).statusCode).toBe(401);
  });
});

describe('what is owed and promised in all', () => {
  test('by source and wall, with what is on its way and what is held', async () => {
    const member = earn.aMember();
    await earn.operator('PATCH', '/api/admin/providers/d', { holdDays: 3 });
    await earn.send(providerCall('d', aClaim({ member, amount: '9.00' })));
    await earn.settled();
    earn.wallet.fail('before');
    await earn.send(providerCall('c', aClaim({ member, amount: '3.00' })));
    const { body } = await earn.toldWallet('/internal/earning-totals');
    expect(body['totals']).toMatchObject([
      { source: 'wall', provider: 'a', credited: '60.00', sent: '0.00' },
      { source: 'wall', provider: 'b', credited: '100.00', pending: '0.00' },
      { source: 'wall', provider: 'c', credited: '0.00', sent: '3.00', sentCount: 1, oldestSentAt: expect.any(String) as unknown },
      { source: 'wall', provider: 'd', credited: '0.00', sent: '0.00', pending: '9.00' },
    ]);
    earn.wallet.fail('no');
    await earn.settled();

    const [referrer, friend] = [earn.aMember(), earn.aMember()];
    await earn.registered(friend, 'friend', referrer);
    earn.wallet.setTotalEarned(friend, '100.00');
    await earn.as(referrer, 'GET', '/api/rewards');
    expect((await earn.toldWallet('/internal/owed')).body).toEqual({ pending: '9.00', referralRewards: '100.00', referralCount: 1 });
  });
});
