import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { verifyStatement, type StatementProof } from '../../bin/statement-verifier.ts';
import { publishDay } from '../../src/proof/publish-day.ts';
import { publishNext } from '../../src/proof/proof-schedule.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

let wallet: TestWallet;
/** Seven, with one transfer more for each; the last with an emoji, quotes and a debt in their lines. */
const members: FakeMember[] = [];
const DAY_MS = 86_400_000;
const dayAt = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const [TODAY, TOMORROW] = [dayAt(0), dayAt(1)];
const database = () => wallet.service.kit.database;
const transfer = (...transfers: object[]) => wallet.internal('earn', 'POST', '/internal/transfers', { transfers });
const proofOf = async (member: FakeMember, query = ''): Promise<StatementProof> =>
  (await wallet.as(member).get(`/api/user/statement-proof${query}`)).json();
const rootOf = async (day: string): Promise<string> => (await wallet.service.public.inject(`/api/proofs/roots/${day}`)).json().root;

beforeAll(async () => {
  wallet = await startWallet();
  for (let number = 1; number <= 7; number++) {
    const member = await wallet.member(number * 1_000);
    members.push(member);
    for (let more = 1; more < number; more++) await transfer(credit(member, more, { reason: `🪙 "${more}" ä\n` }));
  }
  const [, , , , , , last] = members as [never, never, never, never, never, never, FakeMember];
  const reversed = credit(last, 9_000);
  await transfer(reversed);
  await wallet.internal('games', 'POST', '/internal/transfers', {
    transfers: [{ ...credit(last, 15_000), account: 'house', direction: 'debit', type: 'bet' }],
  });
  await wallet.internal('earn', 'POST', '/internal/transfers/reverse', { memberId: last.id, key: reversed.key });
  await publishDay(database(), TODAY);
});
afterAll(() => wallet.remove());

test('every member’s proof leads to the root that everyone sees', async () => {
  const { roots } = (await wallet.service.public.inject('/api/proofs/roots')).json();
  expect(roots).toMatchObject([{ day: TODAY, members: 7, root: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  for (const member of members) {
    const proof = await proofOf(member);
    expect(await verifyStatement(proof, roots[0].root)).toBeUndefined();
    const { balance } = (await wallet.internal('identity', 'GET', `/internal/balances/${member.id}`)).json();
    expect(Number(proof.transfers.at(-1)?.balanceAfterHundredths) / 100).toBe(Number(balance));
  }
});

test('the published total is what all members have together', async () => {
  const { roots } = (await wallet.service.public.inject('/api/proofs/roots')).json();
  const { rows } = await database().raw('select sum(available)::text as total from wallets');
  expect(roots[0]).toMatchObject({ totalHundredths: rows[0].total, previousRoot: '0'.repeat(64) });
});

test('shows nothing of anyone else', async () => {
  const text = JSON.stringify(await proofOf(members[0] as FakeMember));
  for (const other of members.slice(1)) expect(text).not.toContain(other.id);
  expect((await wallet.service.public.inject('/api/user/statement-proof')).statusCode).toBe(401);
});

test('who computed the head that was sealed has checked a seal, from then on; another head is refused', async () => {
  const [member, other] = members as [FakeMember, FakeMember];
  const { day, head } = await proofOf(member);
  const note = async (body: object) => (await wallet.as(member).post('/api/user/statement-proof/checked', body)).statusCode;
  const badge = async () =>
    (await wallet.as(member).get('/api/user/level')).json().badges.find(({ name }: { name: string }) => name === 'checked_seal');
  expect(await note({ day, head: (await proofOf(other)).head })).toBe(409);
  expect(await note({ day: dayAt(-1), head })).toBe(404);
  expect(await badge()).toMatchObject({ have: 0, at: null });
  expect(await note({ day, head })).toBe(200);
  const first = await badge();
  expect(first).toEqual({ name: 'checked_seal', have: 1, needed: 1, at: expect.stringMatching(/Z$/) });
  expect(await note({ day, head })).toBe(200);
  expect(await badge()).toEqual(first);
});

test('whatever is altered, it fails', async () => {
  const proof = await proofOf(members[6] as FakeMember);
  const root = await rootOf(TODAY);
  // the day is whose root is compared
  const places = pathsOf(proof).filter(([name]) => name !== 'day');
  expect(places.length).toBeGreaterThan(100);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), fc.nat(), async (place, seed) => {
      const altered = structuredClone(proof);
      alter(altered, place, seed);
      // what cannot even be read (an amount that is no number) is refused as well
      const fault = await verifyStatement(altered, root).catch((error: Error) => error.message);
      return fault !== undefined;
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['a transfer is left out', (proof: StatementProof) => void proof.transfers.splice(1, 1)],
  ['the last transfer is left out', (proof: StatementProof) => void proof.transfers.pop()],
  ['a transfer comes twice', (proof: StatementProof) => void proof.transfers.push(proof.transfers.at(-1) as never)],
  ['the path is cut', (proof: StatementProof) => void proof.path.pop()],
  ['the path is longer', (proof: StatementProof) => void proof.path.push(proof.root)],
  ['the place is beyond the tree', (proof: StatementProof) => void (proof.leafIndex = proof.treeSize)],
  [
    'text moves from one field to the next',
    ({ transfers: [line] }: StatementProof) => {
      if (line) Object.assign(line, { caller: line.caller.slice(0, -1), key: line.caller.at(-1) + line.key });
    },
  ],
])('%s: it fails', async (_what, change) => {
  const proof = await proofOf(members[6] as FakeMember);
  change(proof);
  expect(await verifyStatement(proof, await rootOf(TODAY))).toEqual(expect.any(String));
});

describe('the command', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'facet-proof-'))));
  afterAll(() => rm(folder, { recursive: true }));
  const run = async (proof: unknown, ...more: string[]) => {
    const file = join(folder, 'proof.json');
    await writeFile(file, JSON.stringify(proof));
    const command = join(import.meta.dirname, '../../bin/verify-statement.ts');
    return promisify(execFile)(process.execPath, [command, file, ...more]).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, stdout: error.stdout + error.stderr }),
    );
  };

  test('ends with 0, 1 and 2 for one that holds, one that does not, and no proof at all', async () => {
    const proof = await proofOf(members[3] as FakeMember);
    expect(await run(proof, proof.root)).toMatchObject({ code: 0, stdout: expect.stringContaining('4 transfers') });
    expect(await run(proof, 'another root')).toMatchObject({ code: 1 });
    const altered = { ...proof, transfers: proof.transfers.map((line) => ({ ...line, reason: 'x' })) };
    expect(await run(altered)).toMatchObject({ code: 1, stdout: expect.stringMatching(/^FAULT/) });
    for (const other of ['no proof', null, {}, [], { format: proof.format, root: proof.root }])
      expect(await run(other)).toMatchObject({ code: 2, stdout: expect.stringContaining('proof.json holds no statement proof') });
  });
});

test('the vectors of other verifiers hold', async () => {
  const vectors = JSON.parse(await readFile(join(import.meta.dirname, 'vectors.json'), 'utf8')) as {
    holds: StatementProof[];
    fails: StatementProof[];
  };
  expect([vectors.holds.length, vectors.fails.length]).toEqual([2, 2]);
  for (const proof of vectors.holds) expect(await verifyStatement(proof, proof.root)).toBeUndefined();
  for (const proof of vectors.fails) expect(await verifyStatement(proof, proof.root)).toEqual(expect.any(String));
});

describe('later', () => {
  test('a day without transfers repeats the tree; the next transfers make another, and old proofs stay good', async () => {
    const [first, second] = members as [FakeMember, FakeMember];
    const before = await proofOf(first);
    await publishDay(database(), TOMORROW);
    const { roots } = (await wallet.service.public.inject('/api/proofs/roots')).json();
    expect(roots[0]).toMatchObject({ day: TOMORROW, tree: roots[1].tree, previousRoot: roots[1].root });
    expect(roots[0].root).not.toBe(roots[1].root);
    const newcomer = await wallet.member(5_000);
    await transfer(credit(second, 700));
    await publishDay(database(), dayAt(2));
    const root = await rootOf(dayAt(2));
    expect(root).not.toBe(await rootOf(TOMORROW));
    for (const member of [...members, newcomer]) expect(await verifyStatement(await proofOf(member), root)).toBeUndefined();
    expect(await proofOf(first, `?day=${TODAY}`)).toEqual(before);
    expect((await proofOf(second, `?day=${TODAY}`)).transfers).toHaveLength(2);
    expect((await proofOf(second)).transfers).toHaveLength(3);
    const answer = await wallet.as(newcomer).get(`/api/user/statement-proof?day=${TODAY}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'proof_not_ready']);
  });

  test('a published root, its chains and places only grow', async () => {
    for (const sql of ['update proof_roots set members = 1', 'delete from statement_chains', 'truncate proof_members'])
      await expect(database().raw(sql)).rejects.toThrow('only grows');
  });

  test('a publication that was stopped half way and run again comes to the same', async () => {
    await transfer(credit(members[0] as FakeMember, 1));
    await database().raw('alter table proof_roots add constraint stopped check (members = 0) not valid');
    await expect(publishDay(database(), dayAt(3))).rejects.toThrow('stopped');
    await database().raw('alter table proof_roots drop constraint stopped');
    await transfer(credit(members[0] as FakeMember, 1));
    await publishDay(database(), dayAt(3));
    await expect(publishDay(database(), dayAt(3))).rejects.toThrow(/proof_roots_pkey/);
    for (const member of members) expect(await verifyStatement(await proofOf(member), await rootOf(dayAt(3)))).toBeUndefined();
  });
});

test('the schedule publishes the days that are over, each once, and not the running one', async () => {
  const own = await startWallet();
  try {
    await own.member(1_000);
    expect(await publishNext(own.service.kit)).toBe(false);
    await own.service.kit.database.raw(
      "set session_replication_role = replica; update transfers set created_at = created_at - interval '3 days'; set session_replication_role = default",
    );
    let published = 0;
    while (await publishNext(own.service.kit)) published += 1;
    const { roots } = (await own.service.public.inject('/api/proofs/roots')).json();
    expect([published, roots.map(({ day }: { day: string }) => day)]).toEqual([
      expect.any(Number),
      expect.arrayContaining([dayAt(-2), dayAt(-3)]),
    ]);
    expect(roots.map(({ day }: { day: string }) => day)).not.toContain(TODAY);
    expect(roots).toHaveLength(published);
  } finally {
    await own.remove();
  }
});

/** Where a value is, as keys from the top. */
function pathsOf(value: unknown, at: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  return Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, Array.isArray(value) ? Number(key) : key]));
}

/** Another value in that place: a digit or letter that differs, one more, or another number. */
function alter(target: object, place: readonly (string | number)[], seed: number): void {
  const holder = place
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((part, key) => part[key] as Record<string, unknown>, target as Record<string, unknown>);
  const key = place.at(-1) as string;
  const value = holder[key];
  if (typeof value === 'number') {
    holder[key] = value + 1 + (seed % 5);
    return;
  }
  const text = String(value);
  const at = seed % (text.length + 1);
  const other = text[at] === '1' ? '2' : '1';
  holder[key] = text.slice(0, at) + other + text.slice(at + 1);
}
