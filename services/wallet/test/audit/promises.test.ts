import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withAuditLease } from '../../src/audit/audit-lease.ts';
import { loadPromiseFiles } from '../../src/audit/load-promise-files.ts';
import { runAudit } from '../../src/audit/run-audit.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

const HOUR_MS = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'facet-promises-'));
let wallet: TestWallet;
let member: FakeMember;

/** social has taken a fee of 5, given one back, refused one before it came, and paid a prize of 100. */
beforeAll(async () => {
  wallet = await startWallet();
  member = await wallet.member(9_000);
  const move = (change: object) =>
    wallet.internal('social', 'POST', '/internal/transfers', { transfers: [{ ...credit(member, 500), account: 'events', ...change }] });
  const giveBack = (key: string) => wallet.internal('social', 'POST', '/internal/transfers/void', { memberId: member.id, key });
  await move({ key: 'fee', direction: 'debit', type: 'event_fee' });
  await move({ key: 'fee-back', direction: 'debit', type: 'event_fee' });
  await giveBack('fee-back');
  await giveBack('fee-never');
  await move({ key: 'prize', type: 'event_prize', amount: '100.00' });
});
afterAll(async () => {
  await wallet.remove();
  rmSync(folder, { recursive: true });
});

interface Promised {
  key: string;
  amount: string;
  state: string;
  changedAt?: string;
}
const kept: Promised[] = [
  { key: 'fee', amount: '5.00', state: 'moved' },
  { key: 'fee-back', amount: '5.00', state: 'undone' },
  { key: 'fee-never', amount: '5.00', state: 'undone' },
  { key: 'prize', amount: '100.00', state: 'moved' },
];
const but = (key: string, change: Partial<Promised>): Promised[] => kept.map((each) => (each.key === key ? { ...each, ...change } : each));
const agoIso = (ms: number) => new Date(Date.now() - ms).toISOString();

/** What the audit finds beside these promises; read `secondsAgo`. */
async function found(promises: Promised[], secondsAgo = 0): Promise<string[]> {
  const file = join(folder, 'social');
  const lines = promises.map((each) => ({ memberId: member.id, changedAt: agoIso(HOUR_MS), ...each }));
  const page = { caller: 'social', takenAt: agoIso(secondsAgo * 1_000), promises: lines, next: null };
  writeFileSync(file, `${JSON.stringify(page)}\n`);
  const { database } = wallet.service.kit;
  const report = await withAuditLease(database, async (lease) =>
    runAudit(database, { gathered: { lease, missing: await loadPromiseFiles(database, lease, [file]) } }),
  );
  const findings = report?.findings ?? [];
  return findings.flatMap(({ check, examples }) => examples.map(({ detail }) => `${check.name}: ${detail.split(' (')[0]?.split(';')[0]}`));
}

test('promises that were kept are no fault, nor those that are on their way', async () => {
  expect(await found(kept)).toEqual([]);
  expect(await found([...kept, { key: 'soon', amount: '1.00', state: 'moved', changedAt: agoIso(60_000) }])).toEqual([]);
  expect(await found(but('fee', { state: 'open', changedAt: agoIso(60_000) }))).toEqual([]);
});

test('what moved after the promises were read is not held against them', async () => {
  expect(await found([], 600)).toEqual([]);
  expect(await found(but('fee-back', { state: 'moved' }), 600)).toEqual([]);
});

test.each<[fault: string, promises: Promised[], detail: string]>([
  [
    'a prize that was never paid',
    [...kept, { key: 'prize-2', amount: '50.00', state: 'moved' }],
    'social promises that prize-2 of 5000 has moved',
  ],
  ['a fee that was given back to one who is in', but('fee-back', { state: 'moved' }), 'social promises that fee-back of 500 has moved'],
  ['a fee that was kept of one who is not in', but('fee', { state: 'undone' }), 'social promises that fee of 500 has undone'],
  ['another amount', but('prize', { amount: '100.01' }), 'social promises that prize of 10001 has moved'],
  ['a transfer without its record', kept.slice(1), 'social moved 500 by fee'],
  ['one that is stuck half way', but('fee', { state: 'open' }), 'social promises that fee of 500 has open'],
])('finds %s', async (_fault, promises, detail) => {
  expect(await found(promises)).toEqual([`promises-of-social-are-kept: ${detail}`]);
});

test('a file that holds something else is refused', async () => {
  await expect(found(but('fee', { amount: '5' }))).rejects.toThrow('a line that is no page of promises');
});
