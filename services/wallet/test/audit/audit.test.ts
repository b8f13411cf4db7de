import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { ownChecks } from '../../src/audit/checks/index.ts';
import { PROMISERS } from '../../src/audit/promisers.ts';
import { runAudit } from '../../src/audit/run-audit.ts';
import { publishDay } from '../../src/proof/publish-day.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';
import { dayAt, plantedFaults } from './planted-faults.ts';

let wallet: TestWallet;
/**
 * Has earned 90, bet 30 and lost it, won 5, had 10 reversed, holds 25 in one withdrawal, got 20 back and was paid 10;
 * all is chained.
 */
let member: FakeMember;

const database = () => wallet.service.kit.database;
const transfer = (caller: string, ...transfers: object[]) => wallet.internal(caller, 'POST', '/internal/transfers', { transfers });

beforeAll(async () => {
  wallet = await startWallet();
  wallet.settings.min_withdrawal = '1';
  await wallet.adjust(await wallet.member(5_000), '2.00', 'A prize');
  member = await wallet.member(9_000);
  const reversed = credit(member, 1_000);
  await transfer('earn', reversed);
  await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: member.id, key: reversed.key });
  await wallet.internal('games', 'POST', '/internal/transfers/void', { memberId: member.id, key: uuidv7() });
  const stake = { ...credit(member, 3_000), direction: 'debit', type: 'bet', account: 'house' };
  await transfer('games', stake);
  await transfer('games', { ...stake, key: uuidv7(), direction: 'settle', type: 'bet_lost', settles: stake.key });
  await transfer('games', { ...credit(member, 500), type: 'game_win', account: 'house' });
  const withdraw = async (price: number) =>
    (await wallet.as(member).post('/api/withdraw', { amount: price, gamepassLink: wallet.pass(member, price).link })).json().withdrawal
      .id as string;
  await withdraw(25);
  await wallet.as(member).post(`/api/withdraw/${await withdraw(20)}/cancel`);
  await wallet.process(await withdraw(10), { status: 'completed', autoPayout: true });
  await publishDay(database(), dayAt(0));
  await transfer('earn', credit(member, 100));
  await publishDay(database(), dayAt(1));
});
afterAll(() => wallet.remove());

/** A hand in the database that no code of ours would be: triggers and checks out of the way, undone afterwards. */
async function tamper(sql: string): Promise<void> {
  await database().raw(
    `set session_replication_role = replica; ${sql.replaceAll(':member', `'${member.id}'`)}; set session_replication_role = default`,
  );
}
const backups = [
  'wallets',
  'transfers',
  'transfer_keys',
  'withdrawals',
  'payout_attempts',
  'adjustments',
  'statement_chains',
  'proof_members',
  'proof_roots',
  'monthly_closings',
  'transfer_totals',
];
beforeAll(async () => {
  for (const table of backups) await database().raw(`create table backup_${table} as table ${table}`);
});
afterEach(async () => {
  for (const table of backups) await tamper(`delete from ${table}; insert into ${table} select * from backup_${table}`);
});

const found = async (options?: { since: Date }) =>
  (await runAudit(database(), options)).findings.filter(({ faults }) => faults > 0).map(({ check }) => check.name);

test('finds nothing where nothing is wrong', async () => {
  const report = await runAudit(database());
  expect(report).toMatchObject({ members: 2, faults: 0 });
  expect(report.findings.map(({ check }) => check.name)).toEqual(ownChecks.map(({ name }) => name));
});

describe('finds', () => {
  test.each(plantedFaults)('%s (%s)', async (_fault, check, sql) => {
    await tamper(sql);
    expect(await found()).toContain(check);
  });

  test('each check bites at least once', () => {
    expect(new Set(plantedFaults.map(([, check]) => check))).toEqual(new Set(ownChecks.map(({ name }) => name)));
  });

  test.each(["set root = sha256('x')", 'set members = 99', 'set total = 0', "set previous = sha256('x') || 'x'"])(
    'among what is new, a published root that was changed (%s)',
    async (change) => {
      await tamper(`update proof_roots ${change} where day = '${dayAt(0)}'`);
      expect(await found({ since: new Date() })).toEqual(['roots-hold']);
    },
  );

  test('among what is new only what is new', async () => {
    const since = new Date(Date.now() + 60_000);
    await tamper('update wallets set available = available + 1 where member_id = :member');
    expect(await found({ since })).toEqual([]);
    await tamper("update transfers set created_at = now() + interval '2 minutes' where member_id = :member and seq = 3");
    expect(await found({ since })).toEqual(['balance-is-the-sum', 'sum-is-zero', 'roots-are-the-transfers']);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-promises-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = async (...files: string[]) => {
    const main = join(import.meta.dirname, '../../src/audit/main.ts');
    const run_ = promisify(execFile)(process.execPath, [main, ...files], { env: { DATABASE_URL: wallet.env.variables.DATABASE_URL } });
    return run_.then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, stdout: error.stdout + error.stderr }),
    );
  };
  const handedOver = () =>
    Promise.all(
      PROMISERS.map(async (caller) => {
        const answer = await wallet.promisers.answer(caller, { method: 'GET', url: '/internal/promises', headers: {}, body: undefined });
        writeFileSync(join(folder, caller), `${JSON.stringify((answer as { body: object }).body)}\n`);
        return join(folder, caller);
      }),
    );

  test('ends with 0 and says that the money adds up', async () => {
    expect(await run(...(await handedOver()))).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^audit of 2 members[\s\S]*\nthe money adds up\n$/),
    });
  });

  test('ends with 1 and names the member and the fault', async () => {
    await tamper('update wallets set available = available + 1 where member_id = :member');
    const { code, stdout } = await run(...(await handedOver()));
    expect(code).toBe(1);
    expect(stdout).toContain(`FAULT   balance-is-the-sum`);
    expect(stdout).toContain(member.id);
    expect(stdout).toContain('the money does not add up');
  });

  test('ends with 2 where it could not look at all of it', async () => {
    const files = await handedOver();
    expect(await run(...files.slice(1))).toMatchObject({
      code: 2,
      stdout: expect.stringContaining('NOT RUN promises-of-earn-are-kept: its promises were not handed over'),
    });
    writeFileSync(join(folder, 'earn'), `${JSON.stringify({ caller: 'earn', takenAt: new Date(), promises: [], next: new Date() })}\n`);
    expect(await run(...files)).toMatchObject({ code: 2, stdout: expect.stringContaining('was cut off') });
  });
});
