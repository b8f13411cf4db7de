import type { Check } from '../check.ts';

export const totalsAreTheTypes: Check = {
  name: 'totals-are-the-types',
  claim: 'total_earned, wagered, won and lost are the sums of the types that grow them, less what was undone',
  sql: `
    SELECT w.member_id, format('earned %s/%s, wagered %s/%s, won %s/%s, lost %s/%s', w.total_earned, s.total_earned,
      w.wagered, s.wagered, w.won, s.won, w.lost, s.lost) AS detail
    FROM wallets w JOIN audited USING (member_id)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(signed) FILTER (WHERE counter = 'total_earned'), 0) AS total_earned,
        coalesce(sum(signed) FILTER (WHERE counter = 'wagered'), 0) AS wagered,
        coalesce(sum(signed) FILTER (WHERE counter = 'won'), 0) AS won,
        coalesce(sum(signed) FILTER (WHERE counter = 'lost'), 0) AS lost
      FROM (
        SELECT t.counter, CASE WHEN m.undo THEN -m.amount ELSE m.amount END AS signed
        FROM movements m JOIN movement_types t ON t.type = m.type AND t.op = CASE
          WHEN m.credit_account IN ('available', 'debt') THEN CASE WHEN m.undo THEN 'debit' ELSE 'credit' END
          WHEN m.debit_account IN ('available', 'debt') THEN CASE WHEN m.undo THEN 'credit' ELSE 'debit' END
          ELSE 'settle' END
        WHERE m.member_id = w.member_id
      ) typed
    ) s
    WHERE (w.total_earned, w.wagered, w.won, w.lost) <> (s.total_earned, s.wagered, s.won, s.lost)`,
};
