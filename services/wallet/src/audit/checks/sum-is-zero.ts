import type { Check } from '../check.ts';

export const sumIsZero: Check = {
  name: 'sum-is-zero',
  claim: 'all accounts together, the members’ as their rows say and the system’s as their transfers say, are zero',
  sql: `
    select null::uuid as member_id, format('members have %s, the system accounts have %s', members.total, systems.total) as detail
    from (select coalesce(sum(available - debt), 0) as total from wallets join audited using (member_id)) members,
      (select coalesce(sum(case when credit_account in ('available', 'debt') then 0 else amount end)
        - sum(case when debit_account in ('available', 'debt') then 0 else amount end), 0) as total
       from transfers join audited using (member_id)) systems
    where members.total + systems.total <> 0`,
};
