import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeService, type FakeService } from '@facet/service-kit/testing';
import { addRoots, type KeptRoots, type SignedRoots } from '../../bin/kept-roots.ts';
import { publishDay } from '../../src/proof/publish-day.ts';
import { credit, startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';

const DAY_MS = 86_400_000;
const dayAt = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
const folder = mkdtempSync(join(tmpdir(), 'facet-roots-'));
const file = join(folder, 'roots.json');
let wallet: TestWallet;
let member: FakeMember;
/** The site, as another machine sees it. */
let site: FakeService;

const database = () => wallet.service.kit.database;
const fetched = async (): Promise<SignedRoots> => (await wallet.service.public.inject('/api/proofs/signed-roots')).json();
const tamper = (sql: string) => database().raw(`set session_replication_role = replica; ${sql}; set session_replication_role = default`);
const keep = (from = site.url, to = file) => {
  const command = join(import.meta.dirname, '../../bin/keep-roots.ts');
  return promisify(execFile)(process.execPath, [command, from, to]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({ code: error.code, stdout: error.stdout + error.stderr }),
  );
};

beforeAll(async () => {
  wallet = await startWallet();
  site = await startFakeService(async ({ url }) => ({ status: 200, body: (await wallet.service.public.inject(url)).json() }));
  member = await wallet.member(5_000);
  for (const offset of [0, 1, 2]) {
    await wallet.internal('earn', 'POST', '/internal/transfers', { transfers: [credit(member, 100)] });
    await publishDay(database(), dayAt(offset));
  }
});
afterAll(async () => {
  await site.stop();
  await wallet.remove();
  rmSync(folder, { recursive: true });
});

test('another machine keeps the roots, and says when the site says something else', async () => {
  expect(await keep()).toEqual({ code: 0, stdout: `3 roots kept, the newest of ${dayAt(2)}\n` });
  await publishDay(database(), dayAt(3));
  expect(await keep()).toMatchObject({ code: 0, stdout: expect.stringContaining('4 roots') });
  const before = readFileSync(file, 'utf8');
  // somebody rewrites the history and publishes all of it anew, so that everything follows
  await tamper(
    `delete from proof_roots; delete from statement_chains; update transfers set reason = 'Something else' where member_id = '${member.id}'`,
  );
  for (const offset of [0, 1, 2, 3]) await publishDay(database(), dayAt(offset));
  expect(await keep()).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^FAULT the root of .* was [0-9a-f]{64}, and is [0-9a-f]{64} now/),
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
  site.answer(() => ({ status: 503 }));
  expect(await keep()).toMatchObject({ code: 2 });
});

test('a site that is not there, and a file with something else, are no fault of the site', async () => {
  expect(await keep('nonsense')).toEqual({ code: 2, stdout: 'could not be compared: nonsense is no address of a site: https://SITE\n' });
  const gone = await startFakeService(() => ({ status: 200 }));
  await gone.stop();
  expect(await keep(gone.url)).toEqual({ code: 2, stdout: `could not be compared: ${gone.url} does not answer: ECONNREFUSED\n` });
  const other = join(folder, 'other.json');
  for (const content of ['{}', 'null', '[]']) {
    writeFileSync(other, content);
    expect(await keep(site.url, other)).toEqual({ code: 2, stdout: `could not be compared: ${other} holds no kept roots\n` });
    expect(readFileSync(other, 'utf8')).toBe(content);
  }
});

test('a signature, a key, a content and an order that do not hold are refused', async () => {
  const signed = await fetched();
  const kept = await addRoots(undefined, signed);
  expect(kept.roots.map(({ day }) => day)).toEqual([0, 1, 2, 3].map(dayAt));
  const [head, body, signature] = signed.signed.split('.') as [string, string, string];
  const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('"members":1', '"members":2')).toString('base64url');
  await expect(addRoots(kept, { ...signed, signed: [head, other, signature].join('.') })).rejects.toThrow('signature');
  await expect(addRoots({ ...kept, key: { ...kept.key, x: 'another' } }, signed)).rejects.toThrow('another key');
  const changed = (change: object): KeptRoots => ({
    ...kept,
    roots: kept.roots.map((root, index) => (index === 1 ? { ...root, ...change } : root)),
  });
  await expect(addRoots(changed({ root: 'x' }), signed)).rejects.toThrow(`the root of ${dayAt(1)} was x, and is`);
  await expect(addRoots(changed({ day: `${dayAt(1)}x` }), signed)).rejects.toThrow('is not published any more');
});

test('is no token for a call', async () => {
  const answer = await wallet.service.internal.inject({
    url: '/internal/payouts',
    headers: { authorization: `Bearer ${(await fetched()).signed}` },
  });
  expect(answer.statusCode).toBe(401);
});
