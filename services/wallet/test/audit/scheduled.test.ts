import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { Auditor } from '../../src/audit/index.ts';
import { whatIsDue } from '../../src/audit/audit-schedule.ts';
import { withAuditLease } from '../../src/audit/audit-lease.ts';
import { publishDay } from '../../src/proof/publish-day.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

const HOUR_MS = 3_600_000;
let wallet: TestWallet;
let member: FakeMember;
/** Of two replicas. */
let auditors: [Auditor, Auditor];

const database = () => wallet.service.kit.database;
const agoIso = (ms: number) => new Date(Date.now() - ms).toISOString();
const round = (auditor = auditors[0]) => auditor.run(() => whatIsDue(database()));
/** The database's clock cannot be moved: what was written down is moved back instead. */
const later = async (hours: number) => {
  const by = `interval '${hours} hours'`;
  await database().raw(`update audits set taken_at = taken_at - ${by}`);
  await database().raw(
    `update audit_checks set looked_at = looked_at - ${by}, looked_at_all = looked_at_all - case when ${hours} < 24 then interval '0' else ${by} end`,
  );
  await database().raw(`update payout_stops set since = since - ${by}`);
};
const anHourLater = async () => {
  await later(1);
  await round();
};
const stop = async () => (await wallet.operator('GET', '/api/admin/wallet-audits')).json().stopped as { checks: string[] } | null;
const lastAudit = async () => (await wallet.operator('GET', '/api/admin/wallet-audits')).json().audits[0];

const tamper = (sql: string) => database().raw(`set session_replication_role = replica; ${sql}; set session_replication_role = default`);

beforeAll(async () => {
  wallet = await startWallet();
  const replica = await wallet.replica();
  auditors = [wallet.service, replica].map(({ kit }) => new Auditor({ ...kit, metrics: new Registry() })) as [Auditor, Auditor];
  member = await wallet.member(50_000);
  await publishDay(database(), agoIso(0).slice(0, 10));
  await publishDay(database(), agoIso(-24 * HOUR_MS).slice(0, 10));
});
afterAll(() => wallet.remove());
/** A clean run of everything, as each night. */
beforeEach(async () => {
  wallet.promisers.away.clear();
  wallet.promisers.forgotten.clear();
  wallet.promisers.records.length = 0;
  await database()('payout_stops').delete();
  await database()('audits').delete();
  await database()('audit_checks').delete();
  await round();
  const { scope, faults: count, notRun } = await lastAudit();
  if (scope !== 'all' || count !== 0 || notRun.length > 0 || (await stop()) !== null) throw new Error('the night was not clean');
});

interface Fault {
  check: string;
  plant: () => Promise<unknown>;
  mend: () => Promise<unknown>;
}
const faults: Record<string, Fault> = {
  'a ghost credit': {
    check: 'promises-of-earn-are-kept',
    plant: async () => {
      const key = `ghost:${uuidv7()}`;
      wallet.promisers.forgotten.add(key);
      await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, 500, { key })] });
    },
    mend: async () => {
      for (const key of wallet.promisers.forgotten)
        await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key });
    },
  },
  'a pending credit without its transfer': {
    check: 'promises-of-social-are-kept',
    plant: () =>
      Promise.resolve(
        wallet.promisers.records.push({
          caller: 'social',
          memberId: member.id,
          key: 'event-prize:1',
          amount: '100.00',
          state: 'moved',
          changedAt: agoIso(20 * 60_000),
        }),
      ),
    mend: () => Promise.resolve((wallet.promisers.records.length = 0)),
  },
  'a transfer without its record': {
    check: 'promises-of-games-are-kept',
    plant: async () => {
      const transfer = { ...credit(member, 100), direction: 'debit', type: 'bet', account: 'house' };
      await wallet.internal('games', 'POST', '/internal/transfers', { transfers: [transfer] });
      wallet.promisers.forgotten.add(transfer.key);
    },
    mend: () => Promise.resolve(wallet.promisers.forgotten.clear()),
  },
  'a changed root': {
    check: 'roots-hold',
    plant: () => tamper('update proof_roots set root = sha256(root) where day = (select min(day) from proof_roots)'),
    mend: () => tamper('update proof_roots set root = next.previous from proof_roots next where next.day = proof_roots.day + 1'),
  },
  'a transfer that was undone behind the service’s back': {
    check: 'promises-of-identity-are-kept',
    plant: async () => {
      const transfer = { ...credit(member, 100), type: 'welcome_bonus', account: 'house' };
      await wallet.internal('identity', 'POST', '/internal/transfers', { transfers: [transfer] });
      const record = { caller: 'identity', memberId: member.id, key: transfer.key, amount: '1.00', state: 'moved' as const };
      wallet.promisers.records.push({ ...record, changedAt: agoIso(48 * HOUR_MS) });
      await wallet.internal('identity', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: transfer.key });
    },
    mend: () => Promise.resolve((wallet.promisers.records.length = 0)),
  },
};

describe('within the hour the schedule finds', () => {
  test.each(Object.entries(faults))('%s, and payouts stop until that check is clean', async (_what, { check, plant, mend }) => {
    await plant();
    await anHourLater();
    expect(await lastAudit()).toMatchObject({ scope: 'new' });
    expect(await stop()).toMatchObject({ checks: [check] });
    // everything is looked at each hour while payouts are stopped, and the fault is still there
    await anHourLater();
    expect(await lastAudit()).toMatchObject({ scope: 'all' });
    expect(await stop()).toMatchObject({ checks: [check] });
    await mend();
    await anHourLater();
    expect(await stop()).toBeNull();
  });
});

test('what was half way at one run is looked at again by the next', async () => {
  const record = { caller: 'social', memberId: member.id, key: 'event-prize:2', amount: '1.00', state: 'moved' as const };
  wallet.promisers.records.push({ ...record, changedAt: agoIso(14 * 60_000) });
  await anHourLater();
  expect(await stop()).toBeNull();
  wallet.promisers.records[0] = { ...record, changedAt: agoIso(74 * 60_000) };
  await anHourLater();
  expect(await lastAudit()).toMatchObject({ scope: 'new' });
  expect(await stop()).toMatchObject({ checks: ['promises-of-social-are-kept'] });
});

test('a run that could not ask one service lifts nothing of it, whatever else is clean; one that asked it does', async () => {
  const { check, plant, mend } = faults['a ghost credit'] as Fault;
  await plant();
  await anHourLater();
  await mend();
  wallet.promisers.away.add('earn');
  await later(1);
  await wallet.operator('POST', '/api/admin/wallet-audits');
  await expect.poll(async () => (await wallet.operator('GET', '/api/admin/wallet-audits')).json().running).toBe(false);
  expect(await lastAudit()).toMatchObject({
    scope: 'all',
    faults: 0,
    notRun: [{ check, reason: expect.stringContaining('earn answered 503') }],
  });
  expect(await stop()).toMatchObject({ checks: [check] });
  wallet.promisers.away.clear();
  wallet.promisers.away.add('social');
  await anHourLater();
  expect(await stop()).toBeNull();
});

test('a stop by two checks ends by one run in which both are clean', async () => {
  const [ghost, bet] = [faults['a ghost credit'], faults['a transfer without its record']] as [Fault, Fault];
  await ghost.plant();
  await anHourLater();
  await ghost.mend();
  await bet.plant();
  await anHourLater();
  expect(await stop()).toMatchObject({ checks: [ghost.check, bet.check] });
  wallet.promisers.forgotten.clear();
  wallet.promisers.away.add('games');
  await anHourLater();
  expect(await stop()).toMatchObject({ checks: [ghost.check, bet.check] });
  wallet.promisers.away.clear();
  await anHourLater();
  expect(await stop()).toBeNull();
});

test('a service that was away is asked about all that changed since it answered last; how long ago that was is told', async () => {
  const { check, plant } = faults['a ghost credit'] as Fault;
  wallet.promisers.away.add('earn');
  await plant();
  for (let hour = 0; hour < 3; hour += 1) await anHourLater();
  expect(await lastAudit()).toMatchObject({ faults: 0, notRun: [{ check }] });
  const { looked_at } =
    (await database()<{ name: string; looked_at: Date }>('audit_checks').where({ name: check }).first('looked_at')) ?? {};
  expect(Date.now() - Number(looked_at)).toBeGreaterThan(2.9 * HOUR_MS);
  const figures = await wallet.service.kit.metrics.metrics();
  const seconds = Number(
    new RegExp(`wallet_audit_check_timestamp_seconds\\{check="${check}",scope="new",service="wallet"\\} ([0-9.]+)`).exec(figures)?.[1],
  );
  expect(seconds).toBeCloseTo(Number(looked_at) / 1_000, 0);
  wallet.promisers.away.clear();
  await anHourLater();
  expect(await stop()).toMatchObject({ checks: [check] });
});

test.each([
  ['something else', { status: 200, body: { promises: 'none' } }],
  ['for another service', { status: 200, body: { caller: 'social', takenAt: agoIso(0), promises: [], next: null } }],
  ['without an end', { status: 200, body: { caller: 'earn', takenAt: agoIso(0), promises: [], next: '2026-01-01T00:00:00.000001Z' } }],
  ['not at all', 'cut'],
])('a service that answers %s was not looked at', async (_what, answer) => {
  const answerOf = wallet.promisers.answer.bind(wallet.promisers);
  wallet.promisers.answer = (caller, call) => (caller === 'earn' ? Promise.resolve(answer as never) : answerOf(caller, call));
  await anHourLater();
  wallet.promisers.answer = answerOf;
  expect(await lastAudit()).toMatchObject({ faults: 0, notRun: [{ check: 'promises-of-earn-are-kept' }] });
});

describe('the schedule', () => {
  const due = () => whatIsDue(database());
  test('is all of it first and each night until each check has looked, what is new each hour', async () => {
    expect(await due()).toBeUndefined();
    await later(1);
    expect((await due())?.since).toBeInstanceOf(Date);
    await later(24);
    expect(await due()).toEqual({ since: undefined });
    wallet.promisers.away.add('games');
    await round();
    expect(await due()).toBeUndefined();
    await later(1);
    expect(await due()).toEqual({ since: undefined });
    wallet.promisers.away.clear();
    await round();
    await later(1);
    expect((await due())?.since).toBeInstanceOf(Date);
  });

  test('is one replica’s at a time: the other one leaves it, and does not hold anybody’s promises to be this one’s', async () => {
    await later(1);
    const count = async () => Number((await database()('audits').count('* as n'))[0]?.['n']);
    const before = await count();
    await Promise.all([round(auditors[0]), round(auditors[1])]);
    expect(await count()).toBe(before + 1);
    await later(1);
    await withAuditLease(database(), async () => {
      await round(auditors[1]);
      // whichever replica is asked
      expect((await wallet.operator('GET', '/api/admin/wallet-audits')).json().running).toBe(true);
    });
    expect(await count()).toBe(before + 1);
  });

  test('a run whose lease has gone to another one writes nothing', async () => {
    await later(1);
    const before = await lastAudit();
    const answerOf = wallet.promisers.answer.bind(wallet.promisers);
    wallet.promisers.answer = async (caller, call) => {
      await database()('audit_lease').update({ holder: uuidv7() });
      return answerOf(caller, call);
    };
    await expect(round()).rejects.toThrow('another reconciliation has begun');
    wallet.promisers.answer = answerOf;
    expect(await lastAudit()).toEqual(before);
    await database()('audit_lease').update({ holder: null, until: database().raw("'-infinity'::timestamptz") });
  });
});
