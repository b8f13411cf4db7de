import type { Check } from '../check.ts';

export const sumIsZero: Check = {
  name: 'sum-is-zero',
  claim: 'all accounts together, the members’ as their rows say and the system’s as their movements say, are zero',
  sql: `
    SELECT NULL::uuid AS member_id, format('members have %s, the system accounts have %s', members.total, systems.total) AS detail
    FROM (SELECT coalesce(sum(available - debt), 0) AS total FROM wallets JOIN audited USING (member_id)) members,
      (SELECT coalesce(sum(CASE WHEN credit_account IN ('available', 'debt') THEN 0 ELSE amount END)
        - sum(CASE WHEN debit_account IN ('available', 'debt') THEN 0 ELSE amount END), 0) AS total
       FROM movements JOIN audited USING (member_id)) systems
    WHERE members.total + systems.total <> 0`,
};
