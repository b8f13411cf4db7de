import { randomUUID } from 'node:crypto';
import { createKit, kitConfig, readConfig, Type } from '@facet/service-kit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeMember } from '../members/fake-members.ts';
import type { TestOperator } from '../support/operator.ts';
import { openDesk, type Desk } from './open-desk.ts';

const large = { amount: '100.01', description: 'A large prize' };

let desk: Desk;
beforeAll(async () => void (desk = await openDesk('100')));
afterEach(() => {
  desk.wallet.fail('no');
  desk.settings.adjustment_limit = '100';
});
afterAll(() => desk.remove());

const decide = (operator: TestOperator, verb: 'confirm' | 'decline' | 'settle', key: string) =>
  operator.call('POST', `/api/admin/adjustments/${key}/${verb}`, {});

/** Ada proposes. */
async function propose(member: FakeMember, body: object = large): Promise<string> {
  const key = randomUUID();
  const answer = await desk.adjust(desk.ada, member, body, key);
  expect([answer.statusCode, answer.json()]).toMatchObject([202, { success: true, proposal: { id: key, state: 'proposed' } }]);
  return key;
}

describe('an adjustment above the limit', () => {
  test('waits for a second operator, is shown to all of them, and only then booked, once', async () => {
    const member = desk.aMember();
    const key = await propose(member);
    expect((await desk.adjust(desk.ada, member, large, key)).statusCode).toBe(202);
    expect(desk.wallet.statementOf(member.id)).toEqual([]);
    const shown = { id: key, amount: '100.01', description: 'A large prize', by: { username: 'ada' }, second: null, isBanned: false };
    expect(await desk.openOf(member, desk.moderator)).toMatchObject([shown]);
    expect((await decide(desk.bea, 'confirm', key)).json()).toEqual({ success: true, balance: '100.01' });
    expect((await decide(desk.bea, 'confirm', key)).json()).toEqual({ success: true, balance: '100.01' });
    expect((await desk.adjust(desk.ada, member, large, key)).json()).toEqual({ success: true, balance: '100.01' });
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 10001']);
    expect(await desk.openOf(member)).toEqual([]);
    expect((await desk.auditLogOf(member)).map(({ action, outcome, operator }) => [action, outcome, operator.username])).toEqual([
      ['member.confirm_adjustment', 'succeeded', 'bea'],
      ['member.propose_adjustment', 'succeeded', 'ada'],
    ]);
  });

  test('is any of more than the limit, to or from the member; the limit itself is not', async () => {
    const member = desk.aMember(50_000);
    await propose(member, { amount: '-100.01', description: 'Too much was paid' });
    const [fay, gus] = [await desk.signUp('fay'), await desk.signUp('gus')];
    expect((await desk.adjust(fay, member, { amount: '-100', description: 'x' })).statusCode).toBe(200);
    expect((await desk.adjust(gus, member, { amount: '100.00', description: 'x' })).statusCode).toBe(200);
  });

  test('that is declined is never booked', async () => {
    const member = desk.aMember();
    const key = await propose(member);
    expect((await decide(desk.bea, 'decline', key)).json()).toEqual({ success: true });
    expect((await decide(desk.bea, 'decline', key)).json()).toEqual({ success: true });
    expect((await desk.adjust(desk.ada, member, large, key)).json()).toMatchObject({
      code: 'adjustment_declined',
      message: 'bea has declined this adjustment.',
    });
    expect((await decide(desk.bea, 'confirm', key)).json().code).toBe('already_decided');
    expect((await decide(desk.ada, 'settle', key)).json().code).toBe('adjustment_declined');
    expect([desk.wallet.statementOf(member.id), await desk.openOf(member)]).toEqual([[], []]);
  });

  test.each(['confirm', 'decline'] as const)('is not for its proposer to %s, whatever the limit is by now', async (verb) => {
    const member = desk.aMember();
    const key = await propose(member);
    desk.settings.adjustment_limit = '5000';
    // A replica that has just been started knows the new limit.
    const ada = desk.at(await desk.admin.replica(), desk.ada);
    expect((await desk.adjust(ada, desk.aMember(), large)).statusCode).toBe(200);
    const answer = await decide(ada, verb, key);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'own_proposal']);
    expect((await desk.adjust(ada, member, large, key)).statusCode).toBe(202);
    expect(desk.wallet.statementOf(member.id)).toEqual([]);
    desk.settings.adjustment_limit = '1';
    expect((await decide(desk.at(await desk.admin.replica(), desk.bea), 'confirm', key)).statusCode).toBe(200);
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 10001']);
  });

  test('of a member who was banned meanwhile says so, and may be confirmed', async () => {
    const member = desk.aMember();
    const key = await propose(member);
    member.disabled = true;
    expect(await desk.openOf(member)).toMatchObject([{ id: key, isBanned: true }]);
    expect((await decide(desk.bea, 'confirm', key)).statusCode).toBe(200);
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 10001']);
  });

  test('cannot be settled before it is confirmed, nor be decided by a moderator or a visitor', async () => {
    const member = desk.aMember();
    const key = await propose(member);
    expect((await decide(desk.ada, 'settle', key)).json().code).toBe('not_confirmed');
    for (const verb of ['confirm', 'decline', 'settle'] as const) {
      expect((await decide(desk.moderator, verb, key)).json().code).toBe('role_required');
      expect((await decide(desk.visitor, verb, key)).statusCode).toBe(401);
      expect((await decide(desk.bea, verb, randomUUID())).json().code).toBe('adjustment_not_found');
    }
    expect(desk.wallet.statementOf(member.id)).toEqual([]);
  });

  test('by which a deduction became too much is refused for good', async () => {
    const member = desk.aMember(20_000);
    const key = await propose(member, { amount: '-150', description: 'Paid twice' });
    desk.wallet.give(member.id, -10_000);
    expect((await decide(desk.bea, 'confirm', key)).json().code).toBe('insufficient_balance');
    desk.wallet.give(member.id, 10_000);
    expect((await decide(desk.bea, 'confirm', key)).json().code).toBe('insufficient_balance');
    expect(desk.wallet.balanceOf(member.id)).toBe(20_000n);
  });
});

describe('two operators at once', () => {
  test('who both confirm: one of them does', async () => {
    const member = desk.aMember();
    const [cat, dan] = [await desk.signUp('cat'), await desk.signUp('dan')];
    const key = await propose(member);
    const other = desk.at(await desk.admin.replica(), dan);
    const answers = await Promise.all([desk.bea, cat, other].map((operator) => decide(operator, 'confirm', key)));
    const codes = answers.map((answer) => answer.json().code as string | undefined);
    expect([codes.filter((code) => code === undefined), codes.filter((code) => code === 'already_decided')]).toMatchObject([
      { length: 1 },
      { length: 2 },
    ]);
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 10001']);
  });

  test('of whom one confirms and one declines: one of both is so', async () => {
    const eve = await desk.signUp('eve');
    for (let round = 0; round < 8; round += 1) {
      const member = desk.aMember();
      const key = await propose(member);
      const [confirmed, declined] = await Promise.all([decide(desk.bea, 'confirm', key), decide(eve, 'decline', key)]);
      expect(confirmed.statusCode + declined.statusCode).toBe(200 + 409);
      expect(desk.wallet.statementOf(member.id)).toEqual(confirmed.statusCode === 200 ? ['adjustment 10001'] : []);
    }
  });

  test('one of whom confirms twice: it is booked once', async () => {
    const member = desk.aMember();
    const key = await propose(member);
    const bea = desk.at(await desk.admin.replica(), desk.bea);
    const answers = await Promise.all([decide(desk.bea, 'confirm', key), decide(bea, 'confirm', key), decide(bea, 'confirm', key)]);
    expect(answers.map((answer) => answer.json().balance)).toEqual(['100.01', '100.01', '100.01']);
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 10001']);
  });
});

test('a confirmation without an answer is unknown; the same operator, or anybody, settles it', async () => {
  const member = desk.aMember();
  const key = await propose(member);
  desk.wallet.fail('after', '/internal/transfers');
  const lost = await decide(desk.bea, 'confirm', key);
  expect([lost.statusCode, lost.json().code]).toEqual([503, 'adjustment_unknown']);
  expect((await decide(desk.bea, 'decline', key)).json().code).toBe('already_decided');
  expect(await desk.openOf(member)).toMatchObject([{ state: 'unknown', second: { username: 'bea' } }]);
  desk.wallet.fail('no');
  expect((await decide(desk.bea, 'confirm', key)).json().balance).toBe('100.01');
  expect((await decide(desk.ada, 'settle', key)).json().balance).toBe('100.01');
  expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 10001']);
  expect((await desk.auditLogOf(member)).map(({ action, outcome }) => [action, outcome])).toEqual([
    ['member.confirm_adjustment', 'succeeded'],
    ['member.decline_adjustment', 'failed'],
    ['member.confirm_adjustment', 'unknown'],
    ['member.propose_adjustment', 'succeeded'],
  ]);
});

test('two proposals for one member: while it is not known whether one was booked, the other waits', async () => {
  const member = desk.aMember();
  const [one, two] = [await propose(member), await propose(member)];
  desk.wallet.fail('after', '/internal/transfers');
  await decide(desk.bea, 'confirm', one);
  desk.wallet.fail('no');
  expect((await decide(desk.bea, 'confirm', two)).json().code).toBe('adjustment_open');
  expect((await decide(desk.bea, 'confirm', one)).statusCode).toBe(200);
  expect((await decide(desk.bea, 'confirm', two)).statusCode).toBe(200);
  expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 10001', 'adjustment 10001']);
});

test('without a limit that was ever known nothing is adjusted', async () => {
  delete desk.settings.adjustment_limit;
  const ada = desk.at(await desk.admin.replica(), desk.ada);
  const member = desk.aMember();
  expect((await desk.adjust(ada, member, { amount: 1, description: 'x' })).json().code).toBe('unavailable');
  expect(desk.wallet.statementOf(member.id)).toEqual([]);
});

test('the database refuses what the service must not do', async () => {
  const { database } = createKit('admin', readConfig(Type.Object(kitConfig), desk.admin.env.variables));
  const key = await propose(desk.aMember());
  const change = (to: object) => database('adjustments').where({ id: key }).update(to);
  try {
    await expect(change({ state: 'booked', balance_after_hundredths: 1n })).rejects.toThrow('does not go from proposed to booked');
    await expect(change({ state: 'asked' })).rejects.toThrow('check constraint');
    await expect(change({ state: 'asked', second_id: desk.ada.id, second_username: 'ada' })).rejects.toThrow('check constraint');
    await expect(change({ state: 'declined', second_id: desk.bea.id, amount_hundredths: 1n })).rejects.toThrow('does not go from');
    await expect(database('adjustments').where({ id: key }).delete()).rejects.toThrow('only grow');
  } finally {
    await database.destroy();
  }
});
