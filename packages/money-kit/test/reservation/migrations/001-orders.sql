-- What a reservation needs of its owner's table, and one column of the owner's own.
create table orders (
  member_id uuid not null,
  id uuid not null,
  state text not null check (state in ('opening', 'held', 'kept', 'voiding', 'refused', 'returned')),
  ending text check (ending in ('refused', 'returned')),
  refusal text check (refusal in ('insufficient', 'requirement', 'not_in_time')),
  amount bigint not null check (amount >= 0),
  changed_at timestamptz not null default clock_timestamp(),
  idle_since timestamptz not null default clock_timestamp(),
  primary key (member_id, id),
  check ((state = 'voiding') <= (ending is not null))
);
create index orders_half_way on orders (idle_since) where state in ('opening', 'voiding');
