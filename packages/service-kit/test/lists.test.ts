import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/database/open-database.ts';
import { beginningWith, containing, cursorAfter, cutPage, isUuid, keyset, sortsOf, type SortedRow, type SortFields } from '../src/index.ts';

const fields: SortFields = {
  name: { expression: 'lower(name)', type: 'text' },
  amount: { expression: 'amount', type: 'bigint' },
  at: { expression: "coalesce(at, 'infinity')", type: 'timestamptz' },
};
const idOf = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
/** Names, amounts and times that many share, and one name that is as odd as names get. */
const LIST = `(select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id, n % 3 - 1 as amount,
  case when n = 7 then E'50%_off\\\\ "’\\U0001F600' else chr(65 + n % 4) end as name,
  case when n % 5 > 0 then timestamptz 'epoch' + n % 2 * interval '1 microsecond' end as at from generate_series(1, 23) as n) as list`;

function database() {
  const opened = openDatabase({ url: process.env.TEST_DATABASE_URL ?? '', applicationName: 'test', poolSize: 1 });
  onTestFinished(() => opened.destroy());
  return opened;
}

test.each(sortsOf(fields))('a list that is sorted by %s is read page by page: each row once, in its order', async (sort) => {
  const opened = database();
  const seen: string[] = [];
  for (let cursor: string | undefined | null; cursor !== null;) {
    const page = keyset(fields, { sort, cursor: cursor ?? undefined });
    const { rows } = await opened.raw<{ rows: SortedRow[] }>(
      `select id, ${page.select} from ${LIST} where ${page.after} order by ${page.order} limit 5`,
      page.bindings,
    );
    const cut = cutPage(rows, 4, cursorAfter);
    seen.push(...cut.rows.map(({ id }) => id));
    cursor = cut.nextCursor;
  }
  const whole = await opened.raw<{ rows: SortedRow[] }>(`select id from ${LIST} order by ${keyset(fields, { sort }).order}`);
  expect(seen).toEqual(whole.rows.map(({ id }) => id));
  expect(new Set(seen).size).toBe(23);
});

test.each([
  ['nothing', ''],
  ['a text', 'abc'],
  ['another list’s', cursorAfter({ sortValue: 'a name', id: idOf(1) })],
  ['one without an id', cursorAfter({ sortValue: '1', id: "1'--" })],
  ['numbers', Buffer.from('[1,2]').toString('base64url')],
  ['too much', Buffer.from(JSON.stringify(['1', idOf(1), 'x'])).toString('base64url')],
])('a cursor that is %s is refused', (_what, cursor) => {
  for (const sort of ['amount', '-amount', '-at', 'newest'])
    expect(() => keyset(fields, { sort, cursor })).toThrow('does not belong to this list');
});

test('a page that is the last one, or empty, says so', () => {
  expect(cutPage([1, 2], 2, String)).toEqual({ rows: [1, 2], nextCursor: null });
  expect(cutPage([1, 2, 3], 2, String)).toEqual({ rows: [1, 2], nextCursor: '2' });
  expect(cutPage([], 2, String)).toEqual({ rows: [], nextCursor: null });
});

test.each([
  ['50%_off\\ ', true, true],
  ['%_off', true, false],
  ['%', true, false],
  ['5_', false, false],
  ['50\\%', false, false],
])('LIKE takes the signs of %j for themselves', async (text, isIn, isBeginning) => {
  const { rows } = await database().raw<{ rows: unknown[] }>(
    `select bool_or(name like :anywhere) as "isIn", bool_or(name like :first) as "isBeginning" from ${LIST}`,
    { anywhere: containing(text), first: beginningWith(text) },
  );
  expect(rows).toEqual([{ isIn, isBeginning }]);
});

test('a UUID is one as PostgreSQL writes it, and nothing beside it', () => {
  const one = idOf(1);
  expect([one, one.replace('7', 'A'), `${one}0`, ` ${one}`, `${one}\n`, ''].map(isUuid)).toEqual([true, false, false, false, false, false]);
});
