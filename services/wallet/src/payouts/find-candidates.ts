import { isUuid, type Database } from '@facet/service-kit';
import type { Standing } from '../members/index.ts';
import type { Withdrawal } from '../withdrawals/index.ts';

/** One of many that a decision is asked for; without a withdrawal where there is none by that id. */
export interface Candidate {
  id: string;
  withdrawal: (Withdrawal & Standing) | undefined;
  username: string | null;
}

/** In the order asked for. */
export async function findCandidates(database: Database, ids: readonly string[]): Promise<Candidate[]> {
  const { rows } = await database.raw<{ rows: (Withdrawal & Standing & { username: string | null })[] }>(
    `SELECT w.*, m.username, m.disabled, o.debt FROM withdrawals w
     LEFT JOIN members m ON m.member_id = w.member_id LEFT JOIN wallets o ON o.member_id = w.member_id
     WHERE w.id = ANY (?::uuid[]) AND w.state NOT IN ('opening', 'refused') AND w.ending IS DISTINCT FROM 'refused'`,
    [ids.filter(isUuid)],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => ({ id, withdrawal: known.get(id), username: known.get(id)?.username ?? null }));
}
