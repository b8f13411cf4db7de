import { randomUUID } from 'node:crypto';
import type { Service } from '@facet/service-kit';
import { inOrder } from '@facet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
let other: Service;
beforeAll(async () => {
  wallet = await startWallet();
  Object.assign(wallet.settings, { adjustment_limit: '100', adjustments_hourly_amount: '100000' });
  other = await wallet.replica();
});
afterAll(() => wallet.remove());

const anAdmin = (username: string) => ({ id: randomUUID() as string, username, role: 'admin' }) as const;
type AnAdmin = ReturnType<typeof anAdmin>;
const prize = { amount: '86.5', description: ' A prize by mail ' };
const large = { amount: '100.01', description: 'A large prize' };

const adjust = (by: object, { id }: { id: string }, body: object, key?: string, at?: Service) =>
  wallet.operator('POST', `/api/admin/users/${id}/adjust-balance`, body, by, {
    ...(key !== undefined && { key }),
    ...(at && { at }),
  });
const decide = (by: object, verb: 'confirm' | 'decline' | 'withdraw', key: string, at?: Service) =>
  wallet.operator('POST', `/api/admin/adjustments/${key}/${verb}`, {}, by, at && { at });
const database = () => wallet.service.kit.database;
/** What was moved, in hundredths, the oldest first. */
const movedOf = async ({ id }: { id: string }) =>
  (await database()('transfers').where({ member_id: id, type: 'adjustment' }).orderBy('seq')).map(
    ({ debit_account, amount }: { debit_account: string; amount: bigint }) => (debit_account === 'adjustments' ? amount : -amount),
  );
const proposalsOf = async ({ id }: FakeMember) =>
  (await wallet.operator('GET', '/api/admin/adjustments', undefined, { role: 'moderator' }))
    .json()
    .adjustments.filter(({ member }: { member: { id: string } }) => member.id === id);
const codeOf = (answer: Awaited<ReturnType<typeof adjust>>) => [answer.statusCode, answer.json().code];

/** Who proposed it, and under which key. */
async function propose(member: FakeMember, body: object = large): Promise<{ ada: AnAdmin; key: string }> {
  const [ada, key] = [anAdmin('ada'), randomUUID()];
  const answer = await adjust(ada, member, body, key);
  expect([answer.statusCode, answer.json()]).toMatchObject([202, { success: true, proposal: { id: key } }]);
  return { ada, key };
}

describe('an adjustment', () => {
  test('is a transfer against adjustments, its row and its entry in the audit log, under the key of the dialog', async () => {
    const [ada, member, key] = [anAdmin('ada'), await wallet.member(1_250), randomUUID()];
    const answer = await adjust(ada, member, prize, key);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, balance: '99.00' }]);
    const again = await adjust(ada, member, prize, key.toUpperCase());
    expect([again.statusCode, again.json()]).toEqual([200, { success: true, balance: '99.00' }]);
    expect(await database()('transfers').where({ member_id: member.id, type: 'adjustment' })).toMatchObject([
      { caller: 'operators', key, credit_account: 'available', amount: 8_650n, reason: 'A prize by mail' },
    ]);
    const acts = (await wallet.acts('member.adjust_balance')).filter(({ subject }) => subject.id === member.id);
    expect(acts).toMatchObject([
      {
        operator: { username: 'ada' },
        subject: { type: 'member', label: member.username },
        input: { adjustment: key, amount: '86.5', description: 'A prize by mail' },
        before: { balance: '12.50', debt: '0.00' },
        end: { outcome: 'succeeded', after: { balance: '99.00', debt: '0.00' } },
      },
    ]);
  });

  test('that is negative deducts, and never below zero; what was refused stands under no key', async () => {
    const [ada, member, key] = [anAdmin('ada'), await wallet.member(1_250), randomUUID()];
    expect((await adjust(ada, member, { amount: -5, description: 'back' })).json()).toEqual({ success: true, balance: '7.50' });
    const refused = await adjust(ada, member, { amount: '-7.51', description: 'too much' }, key);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'insufficient_balance', message: 'The balance is less than R$ 7.51. It cannot go below zero.' },
    ]);
    expect((await adjust(ada, member, { amount: '-7.50', description: 'all' }, key)).json().balance).toBe('0.00');
    expect(await movedOf(member)).toEqual([-500n, -750n]);
    const ends = (await wallet.acts('member.adjust_balance')).filter(({ input }) => input?.['adjustment'] === key).map(({ end }) => end);
    expect(ends).toMatchObject([{ outcome: 'failed', problem: expect.stringContaining('below zero') }, { outcome: 'succeeded' }]);
  });

  test('pays a debt first', async () => {
    const [ada, member, key] = [anAdmin('ada'), await wallet.member(), randomUUID()];
    const transfer = { key, memberId: member.id, account: 'wall:a', amount: '20', type: 'wall_credit', direction: 'credit', reason: 'x' };
    await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [transfer] });
    await adjust(ada, member, { amount: '-15', description: 'x' });
    await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key });
    expect((await adjust(ada, member, { amount: '16', description: 'x' })).json().balance).toBe('1.00');
  });

  test('without a key each call is one of its own', async () => {
    const [ada, member] = [anAdmin('ada'), await wallet.member()];
    for (const _ of [1, 2]) expect((await adjust(ada, member, { ...prize, amount: '5' })).statusCode).toBe(200);
    expect(await movedOf(member)).toEqual([500n, 500n]);
  });

  test.each([
    { amount: 0, description: 'x' },
    { amount: '1.234', description: 'x' },
    { amount: '1e3', description: 'x' },
    { amount: 'all', description: 'x' },
    { amount: 5 },
    { amount: 5, description: '  ' },
    { amount: 5, description: 'x'.repeat(301) },
    { amount: 5, description: 'x\u0000' },
    { amount: 5, description: 'x', key: 'mine' },
  ])('is refused as %j', async (body) => {
    const member = await wallet.member();
    expect((await adjust(anAdmin('ada'), member, body)).statusCode).toBe(400);
    expect(await movedOf(member)).toEqual([]);
  });

  test('of nobody is 404, needs the role admin, a sign-in of the last ten minutes, and a key that is one', async () => {
    const member = await wallet.member();
    expect((await adjust(anAdmin('ada'), { id: randomUUID() }, prize)).statusCode).toBe(404);
    expect(codeOf(await adjust({ role: 'moderator' }, member, prize))).toEqual([403, 'role_required']);
    const signedInAt = new Date(Date.now() - 11 * 60_000);
    expect(codeOf(await adjust({ ...anAdmin('ada'), signedInAt }, member, prize))).toEqual([403, 'sign_in_again']);
    expect(codeOf(await decide({ ...anAdmin('ada'), signedInAt }, 'confirm', randomUUID()))).toEqual([403, 'sign_in_again']);
    for (const key of ['mine', `${randomUUID()}, ${randomUUID()}`])
      expect((await adjust(anAdmin('ada'), member, prize, key)).statusCode).toBe(400);
    expect(await movedOf(member)).toEqual([]);
  });
});

describe('the same key', () => {
  test('pressed again and again, in two tabs, at two replicas, all at once, is booked once', async () => {
    const [ada, member, key] = [anAdmin('ada'), await wallet.member(), randomUUID()];
    const replicas = [wallet.service, other, wallet.service, other, wallet.service, other];
    const answers = await Promise.all(replicas.map((at) => adjust(ada, member, prize, key, at)));
    expect(answers.map((answer) => [answer.statusCode, answer.json().balance])).toEqual(Array.from({ length: 6 }, () => [200, '86.50']));
    expect(await movedOf(member)).toEqual([8_650n]);
  });

  test('for anything else, anybody else, or by another operator, is refused, and says what it stands for', async () => {
    const [ada, member, key] = [anAdmin('ada'), await wallet.member(10_000), randomUUID()];
    await adjust(ada, member, prize, key);
    const others = [
      adjust(ada, member, { ...prize, amount: '86.51' }, key),
      adjust(ada, member, { ...prize, amount: '-86.50' }, key),
      adjust(ada, member, { ...prize, description: 'A gift' }, key),
      adjust(ada, await wallet.member(), prize, key),
      adjust(anAdmin('bea'), member, prize, key),
    ];
    for (const answer of await Promise.all(others))
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'key_reused', message: expect.stringContaining('R$ 86.50') }]);
    expect(await movedOf(member)).toEqual([8_650n]);
  });
});

test('an operator is told what they may still adjust alone', async () => {
  const by = anAdmin('eva');
  const limit = async () => (await wallet.operator('GET', '/api/admin/adjustments/limit', undefined, by)).json();
  expect(await limit()).toEqual({ limit: '100.00', left: '100.00' });
  await adjust(by, await wallet.member(10_000), { amount: '-60', description: 'x' });
  expect(await limit()).toMatchObject({ left: '40.00' });
});

describe('an adjustment above the limit', () => {
  test('waits for a second operator, is shown to all of them, and only then booked, once', async () => {
    const [member, bea] = [await wallet.member(), anAdmin('bea')];
    const { ada, key } = await propose(member);
    expect((await adjust(ada, member, large, key)).statusCode).toBe(202);
    expect(await movedOf(member)).toEqual([]);
    const shown = { id: key, amount: '100.01', description: 'A large prize', by: { username: 'ada' }, isBanned: false };
    expect(await proposalsOf(member)).toMatchObject([shown]);
    const booked = { success: true, balance: '100.01' };
    for (const _ of [1, 2]) expect((await decide(bea, 'confirm', key)).json()).toEqual(booked);
    expect((await adjust(ada, member, large, key)).json()).toEqual(booked);
    expect([await movedOf(member), await proposalsOf(member)]).toEqual([[10_001n], []]);
    const told = (action: string) => wallet.acts(action).then((acts) => acts.filter(({ input }) => input?.['adjustment'] === key));
    expect(await told('member.adjust_balance')).toEqual([]);
    expect(await told('member.propose_adjustment')).toMatchObject([
      { operator: { username: 'ada' }, end: { after: { state: 'proposed' } } },
    ]);
    expect(await told('member.confirm_adjustment')).toMatchObject([
      {
        operator: { username: 'bea' },
        subject: { type: 'member', id: member.id },
        before: { by: 'ada', amount: '100.01', balance: '0.00' },
        end: { outcome: 'succeeded', after: { balance: '100.01' } },
      },
    ]);
  });

  test('that is declined is never booked', async () => {
    const [member, bea] = [await wallet.member(), anAdmin('bea')];
    const { ada, key } = await propose(member);
    for (const _ of [1, 2]) expect((await decide(bea, 'decline', key)).json()).toEqual({ success: true });
    expect((await adjust(ada, member, large, key)).json()).toMatchObject({
      code: 'adjustment_declined',
      message: 'bea has declined this adjustment.',
    });
    expect(codeOf(await decide(bea, 'confirm', key))).toEqual([409, 'already_decided']);
    expect([await movedOf(member), await proposalsOf(member)]).toEqual([[], []]);
  });

  test('that its proposer takes back is never booked; pressed twice, in two tabs, it is one act', async () => {
    const [member, bea] = [await wallet.member(), anAdmin('bea')];
    const { ada, key } = await propose(member);
    const pressed = await Promise.all([decide(ada, 'withdraw', key), decide(ada, 'withdraw', key, other), decide(ada, 'withdraw', key)]);
    for (const answer of pressed) expect(answer.json()).toEqual({ success: true });
    expect((await decide(bea, 'confirm', key)).json()).toMatchObject({ code: 'already_decided', message: 'ada has taken it back.' });
    expect(codeOf(await adjust(ada, member, large, key))).toEqual([409, 'adjustment_withdrawn']);
    expect([await movedOf(member), await proposalsOf(member)]).toEqual([[], []]);
    const acts = (await wallet.acts('member.withdraw_adjustment')).filter(({ input }) => input?.['adjustment'] === key);
    const told = { subject: { type: 'member', id: member.id }, before: { by: 'ada', amount: '100.01' } };
    expect(acts).toMatchObject([{ ...told, end: { outcome: 'succeeded', after: { state: 'withdrawn' } } }]);
  });

  test.each([
    { order: ['withdraw', 'confirm'] as const, moved: [] },
    { order: ['confirm', 'withdraw'] as const, moved: [10_001n] },
    { order: ['withdraw', 'decline'] as const, moved: [] },
    { order: ['decline', 'withdraw'] as const, moved: [] },
  ])('that one takes back and another one decides at the same moment: $order', async ({ order, moved }) => {
    const member = await wallet.member();
    const { ada, key } = await propose(member);
    const calls = order.map(
      (verb, index) => () => decide(verb === 'withdraw' ? ada : anAdmin('bea'), verb, key, index ? other : undefined),
    );
    const answers = await inOrder(database(), 'adjustments', calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[1]?.json()).toMatchObject({ code: 'already_decided' });
    expect([await movedOf(member), await proposalsOf(member)]).toEqual([moved, []]);
  });

  test('is taken back by its proposer alone, who is still an admin', async () => {
    const member = await wallet.member();
    const { ada, key } = await propose(member);
    expect((await decide(anAdmin('bea'), 'withdraw', key)).json()).toMatchObject({ code: 'others_proposal' });
    expect(codeOf(await decide({ ...ada, role: 'moderator' }, 'withdraw', key))).toEqual([403, 'role_required']);
    expect(codeOf(await decide(ada, 'withdraw', randomUUID()))).toEqual([404, 'adjustment_not_found']);
    expect(await proposalsOf(member)).toHaveLength(1);
  });

  test('is neither for its proposer to decide, nor for a moderator; and there has to be one', async () => {
    const member = await wallet.member();
    const { ada, key } = await propose(member);
    for (const verb of ['confirm', 'decline'] as const) {
      expect(codeOf(await decide(ada, verb, key))).toEqual([403, 'own_proposal']);
      expect(codeOf(await decide({ role: 'moderator' }, verb, key))).toEqual([403, 'role_required']);
      expect(codeOf(await decide(anAdmin('bea'), verb, randomUUID()))).toEqual([404, 'adjustment_not_found']);
    }
    expect(await movedOf(member)).toEqual([]);
  });

  test('of a member who was banned meanwhile says so, and may be confirmed', async () => {
    const member = await wallet.member();
    const { key } = await propose(member);
    await database()('members').insert({ member_id: member.id, disabled: true });
    expect(await proposalsOf(member)).toMatchObject([{ id: key, isBanned: true }]);
    expect((await decide(anAdmin('bea'), 'confirm', key)).statusCode).toBe(200);
  });

  test('by which a deduction became too much waits until there is enough, or somebody declines it', async () => {
    const [member, bea] = [await wallet.member(20_000), anAdmin('bea')];
    const { key } = await propose(member, { amount: '-150', description: 'Paid twice' });
    await adjust(anAdmin('cid'), member, { amount: '-100', description: 'x' });
    expect(codeOf(await decide(bea, 'confirm', key))).toEqual([400, 'insufficient_balance']);
    expect(await proposalsOf(member)).toHaveLength(1);
    await adjust(anAdmin('cid'), member, { amount: '100', description: 'x' });
    expect((await decide(bea, 'confirm', key)).json().balance).toBe('50.00');
  });

  test('that several confirm or decline at once: one of them does', async () => {
    for (const verbs of [
      ['confirm', 'confirm'],
      ['confirm', 'decline'],
      ['decline', 'confirm'],
    ] as const) {
      const member = await wallet.member();
      const { key } = await propose(member);
      const decided = await Promise.all([decide(anAdmin('bea'), verbs[0], key), decide(anAdmin('cat'), verbs[1], key, other)]);
      expect(decided.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
      const isBooked = decided.some(({ statusCode }, index) => statusCode === 200 && verbs[index] === 'confirm');
      expect(await movedOf(member)).toEqual(isBooked ? [10_001n] : []);
    }
  });

  test('is any that passes it in parts within a day, in either direction', async () => {
    const hal = anAdmin('hal');
    const part = async (amount: string, at?: Service) =>
      (await adjust(hal, await wallet.member(10_000), { amount, description: 'A part' }, undefined, at)).statusCode;
    expect([await part('60'), await part('-40'), await part('0.01'), await part('-0.01')]).toEqual([200, 200, 202, 202]);
    await database().raw(`alter table adjustments disable trigger is_decided_once`);
    await database().raw(`update adjustments set created_at = created_at - interval '1 day' where operator_id = ?`, [hal.id]);
    await database().raw(`alter table adjustments enable trigger is_decided_once`);
    const atOnce = await Promise.all(Array.from({ length: 8 }, (_, index) => part('30', index % 2 ? other : undefined)));
    expect(atOnce.filter((status) => status === 200)).toHaveLength(3);
  });

  test('has a limit of its own that no second operator lifts: what all of them move in an hour', async () => {
    const [member, bea] = [await wallet.member(), anAdmin('bea')];
    const tooMuch = await adjust(anAdmin('ada'), member, { amount: '100000.01', description: 'x' });
    expect([tooMuch.statusCode, tooMuch.json()]).toMatchObject([
      400,
      { code: 'amount_too_large', message: expect.stringContaining('at most R$ 100000.00') },
    ]);
    const { key } = await propose(member, { amount: '100000', description: 'x' });
    const refused = await decide(bea, 'confirm', key);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'adjustments_over_limit']);
    await database().raw(`alter table adjustments disable trigger is_decided_once`);
    await database().raw(`update adjustments set decided_at = decided_at - interval '1 hour' where decided_at is not null`);
    await database().raw(`alter table adjustments enable trigger is_decided_once`);
    expect((await decide(bea, 'confirm', key)).statusCode).toBe(200);
    expect(codeOf(await adjust(anAdmin('cid'), member, { amount: '-0.01', description: 'x' }))).toEqual([429, 'adjustments_over_limit']);
  });
});

test('the database refuses what the service must not do', async () => {
  const { ada, key } = await propose(await wallet.member());
  const change = (to: object) => database()('adjustments').where({ id: key }).update(to);
  const booked = { state: 'booked', decided_at: new Date(), balance_after_hundredths: 1 };
  await expect(change(booked)).rejects.toThrow('decided once, by a second operator');
  await expect(change({ ...booked, second_id: ada.id, second_username: 'ada' })).rejects.toThrow('check constraint');
  const second = { second_id: randomUUID(), second_username: 'bea' };
  await expect(change({ ...booked, ...second, amount_hundredths: 1 })).rejects.toThrow('decided once, by a second operator');
  await expect(change({ ...second, state: 'booked', decided_at: new Date() })).rejects.toThrow('check constraint');
  await expect(database()('adjustments').where({ id: key }).delete()).rejects.toThrow('only grows');
  const takenBack = { state: 'withdrawn', decided_at: new Date() };
  await expect(change({ ...takenBack, ...second })).rejects.toThrow('check constraint');
  await change({ ...takenBack, second_id: ada.id, second_username: 'ada' });
  await expect(change({ ...booked, ...second })).rejects.toThrow('decided once, by a second operator');
});
