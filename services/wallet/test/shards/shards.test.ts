import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { uuidv7 } from '@facet/service-kit';
import { restBy } from '@facet/service-kit/testing';
import { publishDay } from '../../src/proof/publish-day.ts';
import { startWallet, type FakeMember, type TestWallet } from '../support/wallet.ts';
import { FUNCTIONS, TABLES } from './distribution.ts';
import { findCrossings } from './find-crossings.ts';
import { NOT_FOR_ONE_MEMBER, REACHES_OUT } from './exceptions.ts';
import { memberCalls } from './member-calls.ts';

let wallet: TestWallet;
let member: FakeMember;
/** Every statement that a connection is given. */
const sent = vi.spyOn(pg.Client.prototype, 'query');
const TODAY = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  // Jobs rest: what is heard is asked for by the call.
  restBy(({ stopping }) => new Promise((resolve) => stopping.addEventListener('abort', resolve)));
  const nobody = 'http://127.0.0.1:1';
  wallet = await startWallet({ VAPID_KEY: Buffer.alloc(32, 9).toString('base64url'), PUSH_STAND_IN: nobody });
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

test('every function of ours that reads members’ tables says whose it is', async () => {
  const functions = await rows<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
  );
  const ofMembers = Object.keys(TABLES).filter((table) => TABLES[table] === 'member');
  const reading = functions.filter(({ body }) =>
    ofMembers.some((table) => new RegExp(`\\b(from|join|into|update) ${table}\\b`, 'i').test(body)),
  );
  expect(reading.map(({ name }) => name).filter((name) => !(name in FUNCTIONS))).toEqual([]);
});

const ME = uuidv7();
const OTHER = uuidv7();

test.each([
  ['one of all', 'select * from wallets order by available desc limit 1', []],
  ['another member', 'select * from wallets where member_id = $1', [OTHER]],
  ['several', 'select * from wallets where member_id = any ($1)', [[ME, OTHER]]],
  ['either', 'select * from wallets where member_id = $1 or available > 0', [ME]],
  ['a join that names no member', 'select * from transfers m join withdrawals w on w.id = m.id where m.member_id = $1', [ME]],
  ['an outer join whose condition holds nothing back', 'select * from wallets w left join members m on w.member_id = $1', [ME]],
  ['a subquery', 'select (select sum(amount) from transfers) from wallets where member_id = $1', [ME]],
  ['a condition of a subquery', 'select 1 where exists (select from withdrawals where gamepass_id = $1)', ['7']],
  ['a common table', 'with all_of_them as (select * from wallets) select * from all_of_them where member_id = $1', [ME]],
  ['a union', 'select seq from transfers where member_id = $1 union all select seq from transfers', [ME]],
  ['an update', 'update withdrawals set state = $1 where id = $2', ['paid', ME]],
  ['a delete', 'delete from notices where at < now()', []],
  ['an insert for another', 'insert into first_steps (member_id) values ($1)', [OTHER]],
  ['an insert of what was found', 'insert into first_steps (member_id) select member_id from wallets', []],
  ['a function for another', 'select first_seq_at($1, now())', [OTHER]],
  ['what lies in one place', 'select * from audits', []],
  ['a copy that all have', "update system_accounts set sign = 'either'", []],
  ['a new table', 'select * from not_yet_declared where member_id = $1', [ME]],
])('planted, %s is found', (_name, sql, values) => {
  expect(findCrossings(sql, values, ME)).not.toEqual([]);
});

test.each([
  ['select * from transfers m join withdrawals w on w.member_id = m.member_id and w.id = m.id where m.member_id = $1', [ME]],
  ['select * from transfers m left join members using (member_id) where (m.member_id, m.seq) = ($1, 3)', [ME]],
  ['select (select sum(amount) from transfers m where m.member_id = w.member_id) from wallets w where w.member_id in ($1)', [ME]],
  ['insert into first_steps (member_id) select w.member_id from wallets w where w.member_id = $1', [ME]],
  ['select * from wallets x, unnest($1::uuid[]) as i (m) where x.member_id = i.m', [[ME]]],
])('what stays with its member is let pass: %s', (sql, values) => {
  expect(findCrossings(sql, values, ME)).toEqual([]);
});
