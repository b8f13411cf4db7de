import type { Check } from '../check.ts';

export const holdsEndOnce: Check = {
  name: 'holds-end-once',
  claim: 'what is held for each member is the sum of their open holds, and no hold ends twice',
  sql: `
    with holds as (
      select h.member_id, h.key, h.amount, h.undo_seq, p.seq as paid_seq, p.amount as paid_amount
      from transfer_keys h join audited using (member_id)
      left join transfer_keys p on p.member_id = h.member_id and p.caller = h.caller and p.key = replace(h.key, 'withdrawal:', 'payout:')
      where h.caller = 'wallet' and h.op = 'debit' and h.type = 'withdrawal'
    )
    select member_id, format('hold %s was both returned (row %s) and paid (row %s)', key, undo_seq, paid_seq) as detail
    from holds where undo_seq is not null and paid_seq is not null
    union all
    select member_id, format('hold %s of %s was paid as %s', key, amount, paid_amount) from holds where paid_amount <> amount
    union all
    select coalesce(o.member_id, b.member_id), format('open holds are %s, payouts:held has %s', coalesce(o.total, 0), coalesce(b.total, 0))
    from (select member_id, sum(amount) as total from holds where undo_seq is null and paid_seq is null group by member_id) o
    full join (
      select member_id, sum(case 'payouts:held' when credit_account then amount when debit_account then -amount end) as total
      from transfers join audited using (member_id) where 'payouts:held' in (credit_account, debit_account) group by member_id
    ) b on b.member_id = o.member_id
    where coalesce(o.total, 0) <> coalesce(b.total, 0)`,
};
