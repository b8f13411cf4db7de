import type { Check } from '../check.ts';

export const accountsKeepTheirSign: Check = {
  name: 'accounts-keep-their-sign',
  claim: 'each system account is a known one, and at or below zero where it gives, at or above where it keeps, for each member',
  sql: `
    SELECT member_id, format('%s %s has %s', coalesce(sign, 'the unknown account'), account, total) AS detail
    FROM (
      SELECT member_id, account, sum(moved) AS total FROM movements JOIN audited USING (member_id)
      CROSS JOIN LATERAL (VALUES (credit_account, movements.amount), (debit_account, -movements.amount)) side (account, moved)
      WHERE account NOT IN ('available', 'debt') GROUP BY member_id, account
    ) sums
    LEFT JOIN system_accounts ON name = system_account(account)
    WHERE sign IS NULL OR (sign = 'gives' AND total > 0) OR (sign = 'keeps' AND total < 0)`,
};
