import { deleteInTurns, type Database, type Transaction } from '@facet/service-kit';
import { CaseRecord } from './case.ts';

/**
 * What a member wrote is kept for a year after the case is over; the appeal against a ban that is in force, as long as
 * that.
 */
export async function forgetOldCases(database: Database): Promise<void> {
  await deleteInTurns(database, CaseRecord.tableName, (rows) =>
    rows
      .whereIn('state', ['solved', 'closed'])
      .whereRaw("changed_at < clock_timestamp() - interval '365 days'")
      .whereRaw("not (kind = 'appeal' and exists (select 1 from members where members.id = cases.member_id and members.disabled))"),
  );
}

/** With all that was written in them. */
export async function forgetCasesOf(transaction: Transaction, memberId: string): Promise<void> {
  await CaseRecord.query(transaction).where({ member_id: memberId }).delete();
}
