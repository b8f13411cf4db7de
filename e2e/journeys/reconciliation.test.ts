import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { MemberClient } from '../support/member.ts';
import { ownerSession } from '../support/owner-call.ts';
import { deliver, signPostback } from '../support/wall.ts';

interface Audits {
  running: boolean;
  audits: { scope: string; findings: { check: string; faults: number }[]; notRun: unknown[] }[];
}

test('the wallet asks every service that promises money for its records, and they match the ledger', async () => {
  const member = await MemberClient.signIn(inject('siteUrl'));
  const completion = { wall: 'a', memberId: member.id, amount: 10, transaction: `t${randomUUID().replaceAll('-', '')}` } as const;
  await deliver(await signPostback(inject('simulatorUrl'), completion));
  const owner = await ownerSession(inject('siteUrl'));
  const audits = (body?: object) => owner<Audits>('/api/admin/wallet-audits', body);
  await expect.poll(async () => (await audits()).running, { timeout: 60_000 }).toBe(false);
  await audits({});
  await expect.poll(async () => (await audits()).running, { timeout: 60_000 }).toBe(false);
  const [last] = (await audits()).audits;
  expect(last).toMatchObject({ scope: 'all', notRun: [] });
  const promises = last?.findings.filter(({ check }) => check.startsWith('promises-of-'));
  expect(promises?.map(({ check, faults }) => [check, faults]).toSorted()).toEqual([
    ['promises-of-earn-are-kept', 0],
    ['promises-of-games-are-kept', 0],
    ['promises-of-identity-are-kept', 0],
    ['promises-of-social-are-kept', 0],
  ]);
});

test('so does the command, by the databases alone', () => {
  const env = { ...process.env, DATA_DIR: inject('dataDir') };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'audit'], { env, encoding: 'utf8' });
  expect({ status, verdict: stdout.trim().split('\n').at(-1), stderr }).toMatchObject({ status: 0, verdict: 'the money adds up' });
  expect(stdout).toContain('ok      promises-of-identity-are-kept');
});
