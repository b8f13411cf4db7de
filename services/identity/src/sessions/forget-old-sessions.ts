import { deleteInTurns, type Database, type Transaction } from '@facet/service-kit';
import { Session } from './session.ts';

const KEPT_DAYS = 90;

/** Where and when somebody was signed in is nobody's business for ever. */
export async function forgetOldSessions(database: Database): Promise<void> {
  await deleteInTurns(database, Session.tableName, (rows) =>
    rows.whereRaw("coalesce(ended_at, ends_at) < clock_timestamp() - ? * interval '1 day'", [KEPT_DAYS]),
  );
}

/** From where and with what the member came. The sessions stay as long as a token of theirs could be shown. */
export async function forgetVisits(transaction: Transaction, memberId: string): Promise<void> {
  await Session.query(transaction).where({ member_id: memberId }).patch({ address: null, userAgent: null });
}
