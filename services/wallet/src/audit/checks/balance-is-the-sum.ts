import type { Check } from '../check.ts';

export const balanceIsTheSum: Check = {
  name: 'balance-is-the-sum',
  claim: 'each balance and debt is the sum of its movements',
  sql: `
    SELECT coalesce(w.member_id, s.member_id) AS member_id,
      format('available %s, movements say %s; debt %s, movements say %s', w.available, s.available, w.debt, s.debt) AS detail
    FROM (SELECT * FROM wallets JOIN audited USING (member_id)) w
    FULL JOIN (
      SELECT member_id,
        sum(CASE 'available' WHEN credit_account THEN amount WHEN debit_account THEN -amount ELSE 0 END) AS available,
        sum(CASE 'debt' WHEN debit_account THEN amount WHEN credit_account THEN -amount ELSE 0 END) AS debt
      FROM movements JOIN audited USING (member_id) GROUP BY member_id
    ) s ON s.member_id = w.member_id
    WHERE w.member_id IS NULL OR w.available <> coalesce(s.available, 0) OR w.debt <> coalesce(s.debt, 0)`,
};
