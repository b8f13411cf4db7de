import { readFileSync } from 'node:fs';
import { loadModule } from 'libpg-query';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { restBy } from '@facet/service-kit/testing';
import { publishDay } from '../../src/proof/publish-day.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';
import { FUNCTIONS, TABLES } from './distribution.ts';
import { findCrossings } from './find-crossings.ts';
import { NOT_FOR_ONE_MEMBER, REACHES_OUT, UNIQUE_FOR_ALL } from './exceptions.ts';
import { memberCalls } from './member-calls.ts';

let wallet: TestWallet;
let member: FakeMember;
/** Every statement that a connection is given. */
const sent = vi.spyOn(pg.Client.prototype, 'query');
const TODAY = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  await loadModule();
  // Jobs rest: what is heard is asked for by the call.
  restBy(({ stopping }) => new Promise((resolve) => stopping.addEventListener('abort', resolve)));
  wallet = await startWallet();
  member = await wallet.member(1_000_000);
  await publishDay(wallet.service.kit.database, TODAY);
});
afterAll(async () => {
  sent.mockRestore();
  restBy(undefined);
  await wallet.remove();
});

const routes = (file: string): string[] => {
  const { paths } = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')) as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
};

test('every call of a member, and every one that others make for a member, is tried', () => {
  const public_ = routes('openapi.json').filter((route) => !route.includes('/api/admin/'));
  const internal = routes('openapi.internal.json').filter((route) => !(route in NOT_FOR_ONE_MEMBER));
  expect(memberCalls.map(({ route }) => route).toSorted()).toEqual([...public_, ...internal].toSorted());
});

/** They ask the game platform alone. */
const ASKS_NOBODY = ['GET /api/withdraw/group', 'POST /api/validate-roblox-user'];

test.each(memberCalls)('$route stays with its member', async ({ route, send: call }) => {
  sent.mockClear();
  expect(await call(wallet, member)).toBeLessThan(300);
  const statements = (sent.mock.calls as unknown as [string | { text: string; values?: unknown[] }][]).map(([given]) =>
    typeof given === 'string' ? { text: given, values: [] } : { values: [], ...given },
  );
  expect(statements.length > 0 || ASKS_NOBODY.includes(route)).toBe(true);
  const found = statements.flatMap(({ text, values }) =>
    findCrossings(text, values, member.id).map((crossing) => `${crossing}: ${text.slice(0, 160)}`),
  );
  const expected = Object.keys(REACHES_OUT[route] ?? {});
  expect(found.filter((crossing) => !expected.some((known) => crossing.startsWith(`${known}:`)))).toEqual([]);
  for (const known of expected)
    expect(
      found.some((crossing) => crossing.startsWith(`${known}:`)),
      `${route}: ${known} is no longer so`,
    ).toBe(true);
});

const rows = async <Row>(sql: string): Promise<Row[]> => ((await wallet.service.kit.database.raw(sql)) as { rows: Row[] }).rows;

test('every table has a place, and every unique key of a member’s table can be kept by one shard', async () => {
  const tables = await rows<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(TABLES).toSorted());
  const keys = await rows<{ name: string; table: string; columns: string[] }>(
    `SELECT i.indexrelid::regclass::text AS name, i.indrelid::regclass::text AS table, (SELECT array_agg(a.attname::text) FROM pg_attribute a
       WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)) AS columns
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace`,
  );
  const forAll = keys.filter(({ table, columns }) => TABLES[table] === 'member' && !columns.includes('member_id'));
  expect(forAll.map(({ name }) => name).toSorted()).toEqual(Object.keys(UNIQUE_FOR_ALL).toSorted());
});

test('every function of ours that reads members’ tables says whose it is', async () => {
  const functions = await rows<{ name: string; body: string }>(
    `SELECT proname AS name, prosrc AS body FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype`,
  );
  const ofMembers = Object.keys(TABLES).filter((table) => TABLES[table] === 'member');
  const reading = functions.filter(({ body }) =>
    ofMembers.some((table) => new RegExp(`\\b(FROM|JOIN|INTO|UPDATE) ${table}\\b`, 'i').test(body)),
  );
  expect(reading.map(({ name }) => name).toSorted()).toEqual(Object.keys(FUNCTIONS).toSorted());
});

const ME = uuidv7();
const OTHER = uuidv7();

test.each([
  ['one of all', 'SELECT * FROM wallets ORDER BY available DESC LIMIT 1', []],
  ['another member', 'SELECT * FROM wallets WHERE member_id = $1', [OTHER]],
  ['several', 'SELECT * FROM wallets WHERE member_id = ANY ($1)', [[ME, OTHER]]],
  ['either', 'SELECT * FROM wallets WHERE member_id = $1 OR available > 0', [ME]],
  ['a join that names no member', 'SELECT * FROM movements m JOIN withdrawals w ON w.id = m.id WHERE m.member_id = $1', [ME]],
  ['an outer join whose condition holds nothing back', 'SELECT * FROM wallets w LEFT JOIN members m ON w.member_id = $1', [ME]],
  ['a subquery', 'SELECT (SELECT sum(amount) FROM movements) FROM wallets WHERE member_id = $1', [ME]],
  ['a condition of a subquery', 'SELECT 1 WHERE EXISTS (SELECT FROM withdrawals WHERE gamepass_id = $1)', ['7']],
  ['a common table', 'WITH all_of_them AS (SELECT * FROM wallets) SELECT * FROM all_of_them WHERE member_id = $1', [ME]],
  ['a union', 'SELECT seq FROM movements WHERE member_id = $1 UNION ALL SELECT seq FROM movements', [ME]],
  ['an update', 'UPDATE withdrawals SET state = $1 WHERE id = $2', ['paid', ME]],
  ['a delete', 'DELETE FROM notices WHERE at < now()', []],
  ['an insert for another', 'INSERT INTO first_steps (member_id) VALUES ($1)', [OTHER]],
  ['an insert of what was found', 'INSERT INTO first_steps (member_id) SELECT member_id FROM wallets', []],
  ['a function for another', 'SELECT first_seq_at($1, now())', [OTHER]],
  ['what lies in one place', 'SELECT * FROM audits', []],
  ['a copy that all have', "UPDATE system_accounts SET sign = 'either'", []],
  ['a new table', 'SELECT * FROM not_yet_declared WHERE member_id = $1', [ME]],
])('planted, %s is found', (_name, sql, values) => {
  expect(findCrossings(sql, values, ME)).not.toEqual([]);
});

test.each([
  ['SELECT * FROM movements m JOIN withdrawals w ON w.member_id = m.member_id AND w.id = m.id WHERE m.member_id = $1', [ME]],
  ['SELECT * FROM movements m LEFT JOIN members USING (member_id) WHERE (m.member_id, m.seq) = ($1, 3)', [ME]],
  ['SELECT (SELECT sum(amount) FROM movements m WHERE m.member_id = w.member_id) FROM wallets w WHERE w.member_id IN ($1)', [ME]],
  ['INSERT INTO first_steps (member_id) SELECT w.member_id FROM wallets w WHERE w.member_id = $1', [ME]],
  ['SELECT * FROM wallets x, unnest($1::uuid[]) AS i (m) WHERE x.member_id = i.m', [[ME]]],
])('what stays with its member is let pass: %s', (sql, values) => {
  expect(findCrossings(sql, values, ME)).toEqual([]);
});
