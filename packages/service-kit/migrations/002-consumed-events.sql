-- Ids of events that were already handled: at least once becomes exactly once.
create table consumed_events (
  event_id uuid primary key,
  type text not null,
  consumed_at timestamptz not null default clock_timestamp()
);
