import { STUCK_AFTER, type Check } from '../check.ts';

export const withdrawalsHaveTheirTransfers: Check = {
  name: 'withdrawals-have-their-transfers',
  claim: 'each withdrawal has the transfers that its state promises, each hold and payout has its withdrawal, none is stuck half way',
  sql: `
    with w as (
      select w.*, h.amount as hold_amount, h.seq as hold_seq, h.undo_seq, p.seq as paid_seq
      from withdrawals w join audited using (member_id)
      left join transfer_keys h on h.member_id = w.member_id and h.caller = 'wallet' and h.key = 'withdrawal:' || w.id
      left join transfer_keys p on p.member_id = w.member_id and p.caller = 'wallet' and p.key = 'payout:' || w.id
    )
    select member_id, format('withdrawal %s is %s: held row %s of %s, returned row %s, paid row %s', id, state, hold_seq, hold_amount, undo_seq, paid_seq) as detail
    from w where hold_amount <> amount or not coalesce(case state
      when 'held' then hold_seq is not null and undo_seq is null and paid_seq is null
      when 'processing' then hold_seq is not null and undo_seq is null and (paid_seq is null or changed_at > transaction_timestamp() - ${STUCK_AFTER})
      when 'unknown' then hold_seq is not null and undo_seq is null and paid_seq is null
      when 'paid' then hold_seq is not null and undo_seq is null and paid_seq is not null
      when 'cancelled' then hold_seq is not null and undo_seq is not null
      when 'rejected' then hold_seq is not null and undo_seq is not null
      when 'refused' then hold_seq is null or undo_seq is not null
      else changed_at > transaction_timestamp() - ${STUCK_AFTER} end, false)
    union all
    select k.member_id, format('%s %s has no withdrawal', k.type, k.key)
    from transfer_keys k join audited using (member_id)
    left join withdrawals w on w.member_id = k.member_id and k.key in ('withdrawal:' || w.id, 'payout:' || w.id)
    where k.caller = 'wallet' and w.id is null`,
};
