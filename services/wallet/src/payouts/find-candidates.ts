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
    `select w.*, m.username, m.disabled, o.debt from withdrawals w
     left join members m on m.member_id = w.member_id left join wallets o on o.member_id = w.member_id
     where w.id = any (?::uuid[]) and w.state not in ('opening', 'refused') and w.ending is distinct from 'refused'`,
    [ids.filter(isUuid)],
  );
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => ({ id, withdrawal: known.get(id), username: known.get(id)?.username ?? null }));
}
