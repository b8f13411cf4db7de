import type { Check } from '../check.ts';

export const chainIsWhole: Check = {
  name: 'chain-is-whole',
  claim: 'each row continues the one before: numbered without a gap, balance_after and debt_after carried on',
  sql: `
    WITH chain AS (
      SELECT m.*, row_number() OVER w AS expected_seq,
        coalesce(lag(balance_after) OVER w, 0) + CASE 'available' WHEN credit_account THEN amount WHEN debit_account THEN -amount ELSE 0 END AS expected_balance,
        coalesce(lag(debt_after) OVER w, 0) + CASE 'debt' WHEN debit_account THEN amount WHEN credit_account THEN -amount ELSE 0 END AS expected_debt
      FROM movements m JOIN audited USING (member_id)
      WINDOW w AS (PARTITION BY m.member_id ORDER BY m.seq)
    )
    SELECT member_id, format('row %s (%s): balance_after %s, expected %s; debt_after %s, expected %s; expected row %s',
      seq, id, balance_after, expected_balance, debt_after, expected_debt, expected_seq) AS detail
    FROM chain
    WHERE seq <> expected_seq OR balance_after <> expected_balance OR debt_after <> expected_debt OR least(balance_after, debt_after) < 0
    UNION ALL
    SELECT w.member_id, format('%s rows counted, the newest is %s', w.last_seq, max(m.seq))
    FROM wallets w JOIN audited USING (member_id) LEFT JOIN movements m ON m.member_id = w.member_id
    GROUP BY w.member_id, w.last_seq HAVING w.last_seq <> coalesce(max(m.seq), 0)`,
};
