import type { Check } from '../check.ts';

export const accountsKeepTheirSign: Check = {
  name: 'accounts-keep-their-sign',
  claim: 'each system account is a known one, and at or below zero where it gives, at or above where it keeps, for each member',
  sql: `
    select member_id, format('%s %s has %s', coalesce(sign, 'the unknown account'), account, total) as detail
    from (
      select member_id, account, sum(moved) as total from transfers join audited using (member_id)
      cross join lateral (values (credit_account, transfers.amount), (debit_account, -transfers.amount)) side (account, moved)
      where account not in ('available', 'debt') group by member_id, account
    ) sums
    left join system_accounts on name = system_account(account)
    where sign is null or (sign = 'gives' and total > 0) or (sign = 'keeps' and total < 0)`,
};
