import type { Knex } from 'knex';
import { Type } from 'typebox';
import type { Database } from '../database/open-database.ts';

/** More are not counted: that would take longer than the page. */
const COUNTED_MAX = 1_000;

/** What such a list answers beside its rows. */
export const countedAnswer = {
  total: Type.Integer({ minimum: 0, description: 'found on all pages, 1,000 at most' }),
  totalIsExact: Type.Boolean({ description: 'false: there are more' }),
};

/** How many rows `found` selects. */
export async function countFound(
  database: Database,
  found: Knex.Raw | Knex.QueryBuilder,
): Promise<{ total: number; totalIsExact: boolean }> {
  const { rows } = await database.raw<{ rows: [{ total: number }] }>(
    'select count(*)::int as total from (select from (?) as found limit ?) as counted',
    [found, COUNTED_MAX + 1],
  );
  const { total } = rows[0];
  return { total: Math.min(total, COUNTED_MAX), totalIsExact: total <= COUNTED_MAX };
}
