-- Which milestones a member was shown, wherever: each once. That they reached one is read from the ledger and the
-- withdrawals.
create table milestones_shown (
  member_id uuid not null,
  milestone text not null,
  shown_at timestamptz not null default clock_timestamp(),
  primary key (member_id, milestone)
);
