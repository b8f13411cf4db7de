import type { Check } from '../check.ts';

export const chainIsWhole: Check = {
  name: 'chain-is-whole',
  claim: 'each row continues the one before: numbered without a gap, balance_after and debt_after carried on',
  sql: `
    with chain as (
      select m.*, row_number() over w as expected_seq,
        coalesce(lag(balance_after) over w, 0) + case 'available' when credit_account then amount when debit_account then -amount else 0 end as expected_balance,
        coalesce(lag(debt_after) over w, 0) + case 'debt' when debit_account then amount when credit_account then -amount else 0 end as expected_debt
      from transfers m join audited using (member_id)
      window w as (partition by m.member_id order by m.seq)
    )
    select member_id, format('row %s (%s): balance_after %s, expected %s; debt_after %s, expected %s; expected row %s',
      seq, id, balance_after, expected_balance, debt_after, expected_debt, expected_seq) as detail
    from chain
    where seq <> expected_seq or balance_after <> expected_balance or debt_after <> expected_debt or least(balance_after, debt_after) < 0
    union all
    select w.member_id, format('%s rows counted, the newest is %s', w.last_seq, max(m.seq))
    from wallets w join audited using (member_id) left join transfers m on m.member_id = w.member_id
    group by w.member_id, w.last_seq having w.last_seq <> coalesce(max(m.seq), 0)`,
};
