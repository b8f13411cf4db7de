-- Two members who share a device and are not the same person, as an operator has found: that they share it is no sign
-- any more.
create table different_people (
  -- The smaller id first: it is said of both.
  member_id uuid not null references members,
  other_id uuid not null references members,
  reason text not null,
  said_by text not null,
  said_at timestamptz not null default clock_timestamp(),
  primary key (member_id, other_id),
  check (member_id < other_id)
);
create index different_people_by_other on different_people (other_id);
