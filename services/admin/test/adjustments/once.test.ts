import { randomUUID } from 'node:crypto';
import { createKit, kitConfig, readConfig, Type } from '@facet/service-kit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDesk, type Desk } from './open-desk.ts';

const TRANSFERS = '/internal/transfers';
const prize = { amount: '86.5', description: ' A prize by mail ' };

let desk: Desk;
beforeAll(async () => void (desk = await openDesk()));
afterEach(() => desk.wallet.fail('no'));
afterAll(() => desk.remove());

describe('an adjustment', () => {
  test('is a transfer against adjustments, under the key of the dialog', async () => {
    const member = desk.aMember(1_250);
    const key = randomUUID();
    const answer = await desk.adjust(desk.ada, member, prize, key);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, balance: '99.00' }]);
    expect(await desk.auditLogOf(member)).toMatchObject([
      {
        action: 'member.adjust_balance',
        operator: { username: 'ada' },
        input: { adjustment: key, amount: '86.50', description: 'A prize by mail' },
        before: { balance: '12.50', debt: '0.00' },
        after: { balance: '99.00', debt: '0.00' },
        outcome: 'succeeded',
      },
    ]);
    const { body } = desk.wallet.calls().at(-1) as { body: unknown };
    const moved = { key, memberId: member.id, direction: 'credit', account: 'adjustments', amount: '86.50', type: 'adjustment' };
    expect(body).toEqual({ transfers: [{ ...moved, reason: 'A prize by mail' }] });
  });

  test('that is negative deducts', async () => {
    const member = desk.aMember(1_250);
    expect((await desk.adjust(desk.ada, member, { amount: -5, description: 'back' })).json()).toEqual({ success: true, balance: '7.50' });
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment -500']);
  });

  test('without a key each call is one of its own', async () => {
    const member = desk.aMember();
    for (const _ of [1, 2]) expect((await desk.adjust(desk.ada, member, prize, null)).statusCode).toBe(200);
    expect(desk.wallet.statementOf(member.id)).toHaveLength(2);
  });

  test.each(['', 'mine', '1', `${randomUUID()}, ${randomUUID()}`])('with a key that is none (%j) is refused', async (key) => {
    const member = desk.aMember();
    expect((await desk.adjust(desk.ada, member, prize, key)).statusCode).toBe(400);
    expect([desk.wallet.statementOf(member.id), await desk.auditLogOf(member)]).toEqual([[], []]);
  });

  test.each([
    { amount: 0, description: 'x' },
    { amount: '1.234', description: 'x' },
    { amount: '1e3', description: 'x' },
    { amount: 'all', description: 'x' },
    { amount: 5 },
    { amount: 5, description: '  ' },
    { amount: 5, description: 'x'.repeat(301) },
    { amount: 5, description: 'x', key: 'mine' },
  ])('is refused as %j', async (body) => {
    const member = desk.aMember();
    expect((await desk.adjust(desk.ada, member, body)).statusCode).toBe(400);
    expect(desk.wallet.statementOf(member.id)).toEqual([]);
  });

  test('of nobody is 404, needs the role admin, and a session', async () => {
    const member = desk.aMember();
    expect((await desk.adjust(desk.ada, { ...member, id: randomUUID() }, prize)).statusCode).toBe(404);
    expect((await desk.adjust(desk.moderator, member, prize)).json()).toMatchObject({ code: 'role_required' });
    expect((await desk.adjust(desk.visitor, member, prize)).statusCode).toBe(401);
    expect(desk.wallet.statementOf(member.id)).toEqual([]);
  });
});

describe('the same key', () => {
  test('is booked once, answered the same, and one entry in the audit log', async () => {
    const member = desk.aMember();
    const key = randomUUID();
    const first = await desk.adjust(desk.ada, member, prize, key);
    desk.wallet.give(member.id, 5_000);
    const again = await desk.adjust(desk.ada, member, prize, key.toUpperCase());
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 8650']);
    expect(await desk.auditLogOf(member)).toHaveLength(1);
  });

  test('pressed again and again, in two tabs, at two replicas, all at once, is booked once', async () => {
    const member = desk.aMember();
    const key = randomUUID();
    const tabs = [desk.ada, desk.at(await desk.admin.replica(), desk.ada)];
    const answers = await Promise.all([...tabs, ...tabs, ...tabs].map((tab) => desk.adjust(tab, member, prize, key)));
    expect(answers.map((answer) => [answer.statusCode, answer.json().balance])).toEqual(Array.from({ length: 6 }, () => [200, '86.50']));
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 8650']);
  });

  test.each([
    ['another amount', { amount: '86.51', description: prize.description }],
    ['the other sign', { amount: '-86.50', description: prize.description }],
    ['another description', { ...prize, description: 'A gift' }],
  ])('with %s is refused, and says what it stands for', async (_what, other) => {
    const member = desk.aMember(10_000);
    const key = randomUUID();
    await desk.adjust(desk.ada, member, prize, key);
    const answer = await desk.adjust(desk.ada, member, other, key);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'key_reused', message: expect.stringContaining('86.50 R$') }]);
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 8650']);
  });

  test('for another member, or by another operator, is refused', async () => {
    const [member, other] = [desk.aMember(), desk.aMember()];
    const key = randomUUID();
    await desk.adjust(desk.ada, member, prize, key);
    expect((await desk.adjust(desk.ada, other, prize, key)).json().code).toBe('key_reused');
    expect((await desk.adjust(desk.bea, member, prize, key)).json().code).toBe('key_reused');
    expect([desk.wallet.statementOf(member.id), desk.wallet.statementOf(other.id)]).toEqual([['adjustment 8650'], []]);
  });
});

describe('an answer that was lost', () => {
  test.each([
    ['before it was booked', 'before', 0],
    ['after it was booked', 'after', 1],
    ['by a time-out', 'hang', 1],
  ] as const)('%s is said to be unknown; the same key books it once and says so', async (_when, mode, booked) => {
    const member = desk.aMember();
    const key = randomUUID();
    desk.wallet.fail(mode, TRANSFERS);
    const lost = await desk.adjust(desk.ada, member, prize, key);
    expect([lost.statusCode, lost.json().code]).toEqual([503, 'adjustment_unknown']);
    expect(desk.wallet.statementOf(member.id)).toHaveLength(booked);
    expect(await desk.openOf(member)).toMatchObject([{ id: key, state: 'unknown', amount: '86.50', by: { username: 'ada' } }]);
    desk.wallet.fail('no');
    expect((await desk.adjust(desk.ada, member, prize, key)).json()).toEqual({ success: true, balance: '86.50' });
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 8650']);
    expect(await desk.openOf(member)).toEqual([]);
    const auditLog = await desk.auditLogOf(member);
    expect(auditLog.map(({ outcome, input }) => [outcome, input.adjustment])).toEqual([
      ['succeeded', key],
      ['unknown', key],
    ]);
  });

  test('keeps the member’s next adjustment waiting: a new dialog does not book it a second time', async () => {
    const member = desk.aMember();
    const key = randomUUID();
    desk.wallet.fail('after', TRANSFERS);
    await desk.adjust(desk.ada, member, prize, key);
    desk.wallet.fail('no');
    for (const operator of [desk.ada, desk.bea]) {
      const answer = await desk.adjust(operator, member, prize);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'adjustment_open']);
    }
    const settled = await desk.bea.call('POST', `/api/admin/adjustments/${key}/settle`, {});
    expect(settled.json()).toEqual({ success: true, balance: '86.50' });
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 8650']);
    expect((await desk.auditLogOf(member))[0]).toMatchObject({ action: 'member.settle_adjustment', operator: { username: 'bea' } });
    expect((await desk.adjust(desk.ada, member, prize)).json().balance).toBe('173.00');
  });

  test('may be asked about by several at once', async () => {
    const member = desk.aMember();
    const key = randomUUID();
    desk.wallet.fail('before', TRANSFERS);
    await desk.adjust(desk.ada, member, prize, key);
    desk.wallet.fail('no');
    const bea = desk.at(await desk.admin.replica(), desk.bea);
    const settle = () => bea.call('POST', `/api/admin/adjustments/${key}/settle`, {});
    const answers = await Promise.all([settle(), settle(), desk.adjust(desk.ada, member, prize, key)]);
    expect(answers.map((answer) => answer.json().balance)).toEqual(['86.50', '86.50', '86.50']);
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 8650']);
  });
});

describe('a deduction of more than there is', () => {
  const debit = { amount: '-12.51', description: 'too much' };

  test('is refused for good: the key moves nothing when the money is there later, nor does a try that was on its way', async () => {
    const member = desk.aMember(1_251);
    const key = randomUUID();
    desk.wallet.fail('before', TRANSFERS);
    expect((await desk.adjust(desk.ada, member, debit, key)).json().code).toBe('adjustment_unknown');
    desk.wallet.fail('no');
    desk.wallet.give(member.id, -1);
    const refused = await desk.adjust(desk.ada, member, debit, key);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'insufficient_balance', message: 'The balance is less than 12.51 R$. It cannot go below zero.' },
    ]);
    desk.wallet.give(member.id, 5_000);
    // The first try arrives at last.
    const late = { op: 'debit', caller: 'admin', memberId: member.id, key, account: 'adjustments', type: 'adjustment' } as const;
    desk.wallet.book({ ...late, amountHundredths: 1_251n });
    expect((await desk.adjust(desk.ada, member, debit, key)).json().code).toBe('insufficient_balance');
    expect(desk.wallet.balanceOf(member.id)).toBe(6_250n);
    expect((await desk.auditLogOf(member)).map(({ outcome }) => outcome)).toEqual(['failed', 'unknown']);
    expect((await desk.adjust(desk.ada, member, debit)).json().balance).toBe('49.99');
  });

  test('whose key could not be barred is unknown until it is', async () => {
    const member = desk.aMember(100);
    const key = randomUUID();
    desk.wallet.fail('after', `${TRANSFERS}/void`);
    expect((await desk.adjust(desk.ada, member, debit, key)).json().code).toBe('adjustment_unknown');
    desk.wallet.fail('no');
    desk.wallet.give(member.id, 5_000);
    expect((await desk.adjust(desk.ada, member, debit, key)).json().code).toBe('insufficient_balance');
    expect(desk.wallet.balanceOf(member.id)).toBe(5_100n);
  });

  test('that another replica booked after all is given back: what was said to be refused moves nothing', async () => {
    const member = desk.aMember(2_000);
    const key = randomUUID();
    desk.wallet.fail('after', TRANSFERS);
    await desk.adjust(desk.ada, member, debit, key);
    desk.wallet.fail('no');
    expect(desk.wallet.balanceOf(member.id)).toBe(749n);
    // The other replica had heard that the balance does not suffice, and wrote it down first.
    const { database } = createKit('admin', readConfig(Type.Object(kitConfig), desk.admin.env.variables));
    await database('adjustments').where({ id: key }).update({ state: 'voiding', refusal: 'insufficient_balance' });
    await database.destroy();
    expect((await desk.adjust(desk.ada, member, debit, key)).json().code).toBe('insufficient_balance');
    expect(desk.wallet.balanceOf(member.id)).toBe(2_000n);
  });
});
