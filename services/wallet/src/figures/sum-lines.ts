import { inTransaction, type Database } from '@facet/service-kit';

/**
 * Adds the member's lines since the last time to their totals. One does it at a time; who comes second leaves it to the
 * first.
 */
export function sumLines(database: Database, memberId: string): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await transaction.raw('insert into member_totals_until (member_id, seq) values (?, 0) on conflict do nothing', [memberId]);
    const { rows: states } = await transaction.raw<{ rows: { seq: bigint }[] }>(
      'select seq from member_totals_until where member_id = ? for update skip locked',
      [memberId],
    );
    const [state] = states;
    if (state) await transaction.raw(ADD, { memberId, seq: String(state.seq) });
  });
}

/** One statement, so that what is added and how far it reaches are of one snapshot. */
const ADD = `
  with lines as materialized (select * from lines_after(:memberId, :seq::bigint)),
    added as (
      insert into member_totals as t (member_id, day, type, account, moved, balance)
      select :memberId::uuid, day, type, account, sum(moved)::bigint, sum(balance)::bigint from lines group by day, type, account
      on conflict (member_id, day, type, account) do update set moved = t.moved + excluded.moved, balance = t.balance + excluded.balance)
  update member_totals_until set seq = greatest(seq, (select max(seq) from lines)) where member_id = :memberId`;
