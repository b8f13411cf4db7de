import type { Check } from '../check.ts';

export const balanceIsTheSum: Check = {
  name: 'balance-is-the-sum',
  claim: 'each balance and debt is the sum of its transfers',
  sql: `
    select coalesce(w.member_id, s.member_id) as member_id,
      format('available %s, transfers say %s; debt %s, transfers say %s', w.available, s.available, w.debt, s.debt) as detail
    from (select * from wallets join audited using (member_id)) w
    full join (
      select member_id,
        sum(case 'available' when credit_account then amount when debit_account then -amount else 0 end) as available,
        sum(case 'debt' when debit_account then amount when credit_account then -amount else 0 end) as debt
      from transfers join audited using (member_id) group by member_id
    ) s on s.member_id = w.member_id
    where w.member_id is null or w.available <> coalesce(s.available, 0) or w.debt <> coalesce(s.debt, 0)`,
};
