-- The members' names for the operators' lists. Told by identity's events.
create table members (
  member_id uuid primary key,
  username text not null,
  named_at timestamptz not null
);
