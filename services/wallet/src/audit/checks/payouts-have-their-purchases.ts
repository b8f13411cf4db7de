import { STUCK_AFTER, type Check } from '../check.ts';

export const payoutsHaveTheirPurchases: Check = {
  name: 'payouts-have-their-purchases',
  claim: 'each paid withdrawal was bought once, and what was bought is paid; nothing was bought that was given back',
  sql: `
    with tries as (
      select member_id, withdrawal_id, count(*) filter (where outcome = 'bought') as bought,
        count(*) filter (where outcome is null and buying_at is not null) as undecided,
        bool_or(outcome = 'bought' and amount is distinct from paid_amount) as other_amount
      from (
        select a.*, w.amount as paid_amount from payout_attempts a join audited using (member_id)
        left join withdrawals w on w.member_id = a.member_id and w.id = a.withdrawal_id
      ) a group by member_id, withdrawal_id
    )
    select coalesce(w.member_id, t.member_id) as member_id,
      format('withdrawal %s is %s: bought %s times, %s tries undecided', coalesce(w.id, t.withdrawal_id), w.state, coalesce(t.bought, 0), coalesce(t.undecided, 0)) as detail
    from (select w.* from withdrawals w join audited using (member_id)) w
    full join tries t on t.member_id = w.member_id and t.withdrawal_id = w.id
    where w.id is null or coalesce(t.bought, 0) > 1 or t.other_amount or not case w.state
      when 'paid' then coalesce(t.bought, 0) = 1
      when 'processing' then w.changed_at > transaction_timestamp() - ${STUCK_AFTER}
      when 'unknown' then coalesce(t.bought, 0) = 0 and coalesce(t.undecided, 0) > 0
      else coalesce(t.bought, 0) = 0 and coalesce(t.undecided, 0) = 0 end`,
};
