import type { Database } from '@facet/service-kit';
import type { ClosingContent } from './closing-content.ts';
import { firstDayOf, type Month } from './month.ts';

/** A closed month. `text` is its content as it was hashed, byte by byte. */
export interface Closing {
  month: Month;
  hash: string;
  text: string;
  content: ClosingContent;
}

/** The newest first. */
export async function listClosings(database: Database): Promise<Closing[]> {
  return (await listClosingRows(database)).map(closingOf);
}

export async function listClosingRows(database: Database): Promise<ClosingRow[]> {
  return (await database.raw<{ rows: ClosingRow[] }>(`${SELECT} order by c.month desc`)).rows;
}

export async function findClosing(database: Database, month: Month): Promise<Closing | undefined> {
  const { rows } = await database.raw<{ rows: ClosingRow[] }>(`${SELECT} where c.month = ?`, [firstDayOf(month)]);
  return rows.map(closingOf)[0];
}

export async function lastClosing(database: Database): Promise<Closing | undefined> {
  const { rows } = await database.raw<{ rows: ClosingRow[] }>(`${SELECT} order by c.month desc limit 1`);
  return rows.map(closingOf)[0];
}

/** What each account has at its end; hundredths. */
export function balancesOf({ accounts }: Pick<ClosingContent, 'accounts'>): Map<string, bigint> {
  return new Map(accounts.map(({ account, closing }) => [account, BigInt(closing.replace('.', ''))]));
}

/** As it lies in the table. */
export interface ClosingRow {
  month: Month;
  content: string;
  hash: Buffer;
}

const SELECT = "select to_char(c.month, 'YYYY-MM') as month, c.content, c.hash from monthly_closings c";

/** @throws when its text is no JSON: a hand in the database */
export function closingOf({ month, content, hash }: ClosingRow): Closing {
  return { month, hash: hash.toString('hex'), text: content, content: JSON.parse(content) as ClosingContent };
}
