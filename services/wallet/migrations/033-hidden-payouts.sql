-- Members whose payouts are not shown to others, not even with a shortened name.
create table hidden_payouts (
  member_id uuid primary key,
  hidden_at timestamptz not null default clock_timestamp()
);
