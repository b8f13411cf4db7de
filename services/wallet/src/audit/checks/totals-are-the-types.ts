import type { Check } from '../check.ts';

export const totalsAreTheTypes: Check = {
  name: 'totals-are-the-types',
  claim: 'total_earned, wagered, won and lost are the sums of the types that grow them, less what was undone',
  sql: `
    select w.member_id, format('earned %s/%s, wagered %s/%s, won %s/%s, lost %s/%s', w.total_earned, s.total_earned,
      w.wagered, s.wagered, w.won, s.won, w.lost, s.lost) as detail
    from wallets w join audited using (member_id)
    cross join lateral (
      select coalesce(sum(signed) filter (where counter = 'total_earned'), 0) as total_earned,
        coalesce(sum(signed) filter (where counter = 'wagered'), 0) as wagered,
        coalesce(sum(signed) filter (where counter = 'won'), 0) as won,
        coalesce(sum(signed) filter (where counter = 'lost'), 0) as lost
      from (
        select t.counter, case when m.undo then -m.amount else m.amount end as signed
        from transfers m join transfer_types t on t.type = m.type and t.op = case
          when m.credit_account in ('available', 'debt') then case when m.undo then 'debit' else 'credit' end
          when m.debit_account in ('available', 'debt') then case when m.undo then 'credit' else 'debit' end
          else 'settle' end
        where m.member_id = w.member_id
      ) typed
    ) s
    where (w.total_earned, w.wagered, w.won, w.lost) <> (s.total_earned, s.wagered, s.won, s.lost)`,
};
