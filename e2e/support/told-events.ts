/**
 * What happened to a member's money, reckoned from the ledger, and what they were told of it: the same lines, each as
 * often. Bets, wins and fees are what the member does, and watches.
 */
export const HAPPENED = `
  select 'wallet.' || case when undo and type in ('bet', 'event_fee') then 'returned' when undo then 'reversal'
      when bool_or(debit_account = 'available') then 'debit' else 'credit' end
      || ' ' || type || ' ' || to_char(sum(amount) / 100.0, 'FM9999990.00') as event
  from transfers where member_id = $1 and type not in ('withdrawal', 'payout')
    and (undo or type not in ('bet', 'bet_lost', 'game_win', 'event_fee'))
  group by caller, key, undo, type
  union all
  select 'wallet.withdrawal_' || case state when 'paid' then 'paid' else 'refused' end || '  ' || to_char(amount / 100.0, 'FM9999990.00')
  from withdrawals where member_id = $1 and state in ('paid', 'rejected') and type = 'normal'
  order by event`;

export const TOLD = `
  select kind || ' ' || coalesce("values" ->> 'type', '') || ' ' || ("values" ->> 'amount') as event
  from notices where member_id = $1 and kind like 'wallet.%' order by event`;
