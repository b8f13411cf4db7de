-- What operators note about a member for each other; no call of a member reads it, and it goes with their account.
create table member_notes (
  id uuid primary key,
  member_id uuid not null references members,
  seq bigint generated always as identity,
  operator text not null,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default clock_timestamp()
);
create index notes_of_member on member_notes (member_id, seq);
