import { randomUUID } from 'node:crypto';
import { WalletClient } from '@facet/money-kit';
import { explainPromises, readPromises, until } from '@facet/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { settleUnanswered } from '../../src/adjustments/settle-unanswered.ts';
import { AuditLog } from '../../src/audit-log/index.ts';
import { promises } from '../../src/audit/index.ts';
import { openClients } from '../../src/clients/index.ts';
import type { FakeMember } from '../members/fake-members.ts';
import { openDesk, type Desk } from './open-desk.ts';

const TRANSFERS = '/internal/transfers';
const credit = { amount: '86.5', description: 'A prize by mail' };
const debit = { amount: '-12.51', description: 'too much' };

let desk: Desk;
beforeAll(async () => void (desk = await openDesk()));
afterEach(() => desk.wallet.fail('no'));
afterAll(() => desk.remove());

const MINUTE_MS = 60_000;

/** A turn of the job at one replica. */
function turn(service = desk.admin.service): Promise<void> {
  const { kit } = service;
  const context = { kit, database: kit.database, auditLog: new AuditLog(kit), clients: openClients(kit), money: new WalletClient(kit) };
  return settleUnanswered(context, MINUTE_MS);
}

/** A minute later, for all of them. */
const wait = () =>
  desk.admin.service.kit.database.raw(
    `update adjustments set idle_since = idle_since - interval '61 seconds' where state in ('asked', 'voiding')`,
  );

/** The key of one whose answer was lost. */
async function ask(member: FakeMember, body: object, lost: 'before' | 'after'): Promise<string> {
  const key = randomUUID();
  desk.wallet.fail(lost, TRANSFERS);
  expect((await desk.adjust(desk.ada, member, body, key)).json().code).toBe('adjustment_unknown');
  desk.wallet.fail('no');
  return key;
}

const promisesOf = async (member: FakeMember) =>
  (await readPromises(desk.admin.service, desk.admin.env)).filter(({ memberId }) => memberId === member.id);

describe('an adjustment whose dialog is gone', () => {
  test.each(['before', 'after'] as const)('is booked once by two replicas at once, its answer lost %s it was booked', async (lost) => {
    const member = desk.aMember();
    const key = await ask(member, credit, lost);
    const other = await desk.admin.replica();
    await wait();
    // The replica's own job, at its first turn, may have it instead of these.
    await Promise.all([turn(), turn(other), turn()]);
    await until('it has ended', async () => (await desk.auditLogOf(member)).some(({ outcome }) => outcome === 'succeeded'));
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 8650']);
    expect(await desk.openOf(member)).toEqual([]);
    const log = await desk.auditLogOf(member);
    expect(log).toMatchObject([
      { action: 'member.settle_adjustment', operator: { username: 'the site' }, outcome: 'succeeded', after: { balance: '86.50' } },
      { action: 'member.adjust_balance', operator: { username: 'ada' }, outcome: 'unknown' },
    ]);
    expect(log.map(({ input }) => input.adjustment)).toEqual([key, key]);
  });

  test('that the balance does not cover is refused, and says so', async () => {
    const member = desk.aMember(1_000);
    await ask(member, debit, 'before');
    await wait();
    await turn();
    expect(desk.wallet.balanceOf(member.id)).toBe(1_000n);
    expect((await desk.auditLogOf(member))[0]).toMatchObject({
      outcome: 'failed',
      after: null,
      problem: 'The balance is less than 12.51 R$. It cannot go below zero.',
    });
    expect((await desk.adjust(desk.ada, member, credit)).statusCode).toBe(200);
  });

  test('waits while the wallet does not say, and holds up no other', async () => {
    const [first, second] = [desk.aMember(), desk.aMember()];
    for (const member of [first, second]) await ask(member, credit, 'before');
    desk.wallet.fail('before', TRANSFERS);
    await wait();
    await turn();
    expect((await desk.auditLogOf(first)).map(({ outcome }) => outcome)).toEqual(['unknown']);
    desk.wallet.fail('no');
    await wait();
    await turn();
    expect([first, second].map(({ id }) => desk.wallet.statementOf(id))).toEqual([['adjustment 8650'], ['adjustment 8650']]);
  });

  test('is left to its operator for a while', async () => {
    const member = desk.aMember();
    await ask(member, credit, 'before');
    await turn();
    expect(desk.wallet.statementOf(member.id)).toEqual([]);
    await wait();
    await turn();
    expect(desk.wallet.statementOf(member.id)).toEqual(['adjustment 8650']);
  });
});

describe('for the wallet’s audit', () => {
  test('an adjustment is half way until the wallet has answered; a proposal promises nothing', async () => {
    const [booked, refused, proposed] = [desk.aMember(), desk.aMember(100), desk.aMember()];
    const key = await ask(booked, credit, 'after');
    expect(await promisesOf(booked)).toMatchObject([{ key, amount: '86.50', state: 'open' }]);
    await wait();
    await turn();
    expect(await promisesOf(booked)).toMatchObject([{ key, amount: '86.50', state: 'moved' }]);
    await desk.adjust(desk.ada, refused, debit);
    expect(await promisesOf(refused)).toMatchObject([{ amount: '12.51', state: 'undone' }]);
    await desk.adjust(desk.ada, proposed, { ...credit, amount: '100000.01' });
    expect(await promisesOf(proposed)).toEqual([]);
  });

  test('adjustments are found by an index', async () => {
    const plan = await explainPromises(desk.admin.service, promises);
    expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
    expect(plan.filter((line) => line.includes('Index Cond')).length).toBeGreaterThanOrEqual(2);
  });
});
