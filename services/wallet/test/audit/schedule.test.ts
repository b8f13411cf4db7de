import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { withAuditLease } from '../../src/audit/audit-lease.ts';
import { checkNames } from '../../src/audit/checks/index.ts';
import { HOUR_MS, nightsOf, startAudited, type AuditedWallet } from '../support/nights.ts';
import type { TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
let audited: AuditedWallet;
const { byHand, anHourLater, cleanNight, database, due, lastAudit, later, round, tamper } = nightsOf(() => audited);

beforeAll(async () => {
  audited = await startAudited();
  ({ wallet } = audited);
});
afterAll(() => wallet.remove());
beforeEach(cleanNight);

describe('the schedule', () => {
  test('is all of it first and each night, what is new each hour', async () => {
    expect(await due()).toBeUndefined();
    await later(1);
    expect((await due())?.since).toBeInstanceOf(Date);
    await later(24);
    expect(await due()).toEqual({ checks: checkNames, since: undefined });
    await round();
    expect(await due()).toBeUndefined();
    await later(1);
    expect((await due())?.since).toBeInstanceOf(Date);
  });

  test('of a service that was away is made up for by its check alone, five minutes later and again; the others go on with what is new', async () => {
    const check = 'promises-of-games-are-kept';
    wallet.promisers.away.add('games');
    await later(24);
    await round();
    expect(await due()).toBeUndefined();
    await later(1 / 12);
    expect(await due()).toEqual({ checks: [check], since: undefined });
    const before = await lastAudit();
    await round();
    // nothing looked: no audit is written down, and it is told
    expect(await lastAudit()).toEqual(before);
    expect(await database()('audit_checks').where({ name: check }).first('not_run_for')).toEqual({
      not_run_for: expect.stringContaining('games answered 503'),
    });
    await later(11 / 12);
    await round();
    const others = await due();
    expect(others?.since).toBeInstanceOf(Date);
    expect(others?.checks).toEqual(checkNames.filter((name) => name !== check));
    await round();
    expect(await lastAudit()).toMatchObject({ scope: 'new', notRun: [] });
    wallet.promisers.away.clear();
    await later(1 / 12);
    await round();
    expect(await lastAudit()).toMatchObject({ scope: 'all', findings: [{ check, faults: 0 }] });
    expect(await due()).toBeUndefined();
    await later(1);
    expect(await due()).toMatchObject({ checks: checkNames, since: expect.any(Date) });
  });

  test('is not postponed by a run by hand, of whatever it looks at', async () => {
    await later(1);
    const before = await due();
    expect(before?.since).toBeInstanceOf(Date);
    await byHand();
    expect(await lastAudit()).toMatchObject({ scope: 'all', faults: 0 });
    expect(await due()).toEqual(before);
    await later(24);
    await byHand();
    expect(await due()).toEqual({ checks: checkNames, since: undefined });
    wallet.promisers.away.add('earn');
    await byHand();
    wallet.promisers.away.clear();
    expect(await database()('audit_checks').whereNotNull('not_run_since').first()).toBeUndefined();
  });

  test('looks again at what moved while the promises were read', async () => {
    await later(1);
    const answerOf = wallet.promisers.answer.bind(wallet.promisers);
    wallet.promisers.answer = async (caller, call) => {
      await database()('promisers')
        .where({ caller: 'earn' })
        .update({ taken_at: new Date(Date.now() - HOUR_MS / 2) });
      return answerOf(caller, call);
    };
    await round();
    wallet.promisers.answer = answerOf;
    const { looked_at } = (await database()('audit_checks').where({ name: 'promises-of-earn-are-kept' }).first('looked_at')) as {
      looked_at: Date;
    };
    expect(Date.now() - Number(looked_at)).toBeGreaterThanOrEqual(HOUR_MS / 2);
  });

  test('tells what each check found last, though one was tried again alone', async () => {
    await tamper('update proof_roots set root = sha256(root) where day = (select min(day) from proof_roots)');
    wallet.promisers.away.add('games');
    await anHourLater();
    wallet.promisers.away.clear();
    await later(1 / 12);
    await round();
    expect((await lastAudit()).findings.map(({ check }: { check: string }) => check)).toEqual(['promises-of-games-are-kept']);
    await tamper('update proof_roots set root = next.previous from proof_roots next where next.day = proof_roots.day + 1');
    expect(await wallet.service.kit.metrics.metrics()).toMatch(/^wallet_audit_faults\{check="roots-hold",service="wallet"\} [1-9]$/m);
  });

  test('is one replica’s at a time: the other one leaves it, and does not hold anybody’s promises to be this one’s', async () => {
    await later(1);
    const count = async () => Number((await database()('audits').count('* as n'))[0]?.['n']);
    const before = await count();
    await Promise.all([round(audited.auditors[0]), round(audited.auditors[1])]);
    expect(await count()).toBe(before + 1);
    await later(1);
    await withAuditLease(database(), async () => {
      await round(audited.auditors[1]);
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
