-- What a member's transfers came to on each UTC day, by type and the account on the other side: so that whoever has a
-- hundred thousand of them need not have them added up for each page. Written when it is asked for (src/figures/),
-- never by a transfer; can be emptied together with member_totals_until: it is summed again from the ledger.
create table member_totals (
  member_id uuid not null,
  day date not null,
  type text not null,
  account text not null,
  -- hundredths into the member's buckets less those out of them
  moved bigint not null,
  -- the same of the available bucket alone: how the balance changed
  balance bigint not null,
  primary key (member_id, day, type, account)
);

-- Up to this row of the member's, transfers are in member_totals; later ones are added when it is read.
create table member_totals_until (
  member_id uuid primary key,
  seq bigint not null
);

-- A member's transfers after a row, those that touch what they have.
create function lines_after(p_member uuid, p_seq bigint)
returns table (seq bigint, day date, type text, account text, moved bigint, balance bigint) language sql stable as $$
  select seq, (created_at at time zone 'UTC')::date, type,
    case when inward then debit_account else credit_account end,
    case when inward then amount else -amount end,
    case when credit_account = 'available' then amount when debit_account = 'available' then -amount else 0 end
  from (select *, credit_account in ('available', 'debt') as inward from transfers where member_id = p_member and seq > p_seq) m
  where inward or debit_account in ('available', 'debt')
$$;

-- What a member earned since an instant, less what was reversed since then.
create function earned_since(p_member uuid, p_at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(moved), 0)::bigint from lines_after(p_member, first_seq_at(p_member, p_at) - 1)
  where type in (select type from transfer_types where counter = 'total_earned')
$$;

-- The best of the week, as copies behind the transfers (src/members/rank-members.ts). The week: its Monday, UTC.
alter table members
  add column ranked_week date,
  add column ranked_week_earned bigint not null default 0;
create index members_by_week on members (ranked_week, ranked_week_earned desc, member_id) where ranked_week_earned > 0;
