import { Type, type Static } from 'typebox';
import type { Database } from '../database/open-database.ts';
import { formatMoney, MoneyText } from './hundredths.ts';

/**
 * What the records of one service promise in money, for the wallet's audit to compare. `sql` selects them as rows of
 * (member_id, key, amount in hundredths, state, changed_at); state: `moved`, `undone` (or it never moved) or `open`
 * (half way). Each part of it has an index on what it gives as changed_at, and one that begins with what it gives as
 * member_id.
 */
export interface Promises {
  caller: string;
  sql: string;
}

/** To the microsecond: pages go on from it. */
const Time = Type.String({ format: 'date-time' });

export const Promised = Type.Object(
  {
    memberId: Type.String({ format: 'uuid' }),
    key: Type.String({ minLength: 1 }),
    amount: MoneyText,
    state: Type.Union([Type.Literal('moved'), Type.Literal('undone'), Type.Literal('open')]),
    changedAt: Time,
  },
  { $id: 'Promised' },
);
export type Promised = Static<typeof Promised>;

export const PromisePage = Type.Object({
  caller: Type.String({ minLength: 1 }),
  takenAt: Type.String({ format: 'date-time', description: 'by the service’s database, before the page was read' }),
  promises: Type.Array(Promised),
  next: Type.Union([Time, Type.Null()], { description: '`after` of the next page; null: this was the last' }),
});
export type PromisePage = Static<typeof PromisePage>;

interface Row {
  member_id: string;
  key: string;
  amount: bigint;
  state: Promised['state'];
  changed_at: string;
}

const COLUMNS = `member_id, key, amount, state, to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as changed_at`;

const present = ({ member_id, key, amount, state, changed_at }: Row): Promised => ({
  memberId: member_id,
  key,
  amount: formatMoney(amount),
  state,
  changedAt: changed_at,
});

/** `:after` is an instant. */
export const pageSql = (sql: string, limit: number): string =>
  `select ${COLUMNS} from (${sql}) promised where promised.changed_at > :after::timestamptz order by promised.changed_at fetch first ${limit} rows with ties`;

/** `:members` are those of the keys; `:all` and `:keys` name each key. */
export const findSql = (sql: string): string =>
  `select ${COLUMNS} from (${sql}) promised
   where member_id = any (:members::uuid[]) and (member_id, key) in (select * from unnest(:all::uuid[], :keys::text[]))`;

/**
 * Those that changed after `after`, the oldest change first. What changes between two pages comes again on a later one;
 * rows with one instant come together, so that none falls between two pages.
 */
export async function listPromises(
  database: Database,
  { caller, sql }: Promises,
  { after, limit }: { after?: string | null | undefined; limit: number },
): Promise<PromisePage> {
  const takenAt = await readTime(database);
  const { rows } = await database.raw<{ rows: Row[] }>(pageSql(sql, limit), { after: after ?? '-infinity' });
  return { caller, takenAt, promises: rows.map(present), next: rows.length < limit ? null : (rows.at(-1)?.changed_at ?? null) };
}

/** Those of these keys that there are. */
export async function findPromises(
  database: Database,
  { sql }: Promises,
  keys: readonly { memberId: string; key: string }[],
): Promise<Promised[]> {
  const members = keys.map(({ memberId }) => memberId);
  const { rows } = await database.raw<{ rows: Row[] }>(findSql(sql), {
    members: [...new Set(members)],
    all: members,
    keys: keys.map(({ key }) => key),
  });
  return rows.map(present);
}

async function readTime(database: Database): Promise<string> {
  const { rows } = await database.raw<{ rows: [{ now: Date }] }>('select clock_timestamp() as now');
  return rows[0].now.toISOString();
}
