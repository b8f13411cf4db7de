-- A lane for each destination: what waits for one receiver is never read on the way to another's. seq: the order of
-- messages about one subject. parked_at: refused too often, waits for an operator; its due_at is infinity, so that a
-- relay of the version before does not try it either.
alter table outbox
  add column subject text,
  add column seq bigint generated always as identity,
  add column refusals integer not null default 0,
  add column parked_at timestamptz;
create index outbox_lane on outbox (destination, due_at, seq) where parked_at is null;
create index outbox_of_subject on outbox (destination, subject, seq) where parked_at is null and subject is not null;
create index outbox_parked on outbox (parked_at) where parked_at is not null;
drop index outbox_due;

-- NOTIFY takes a lock of the whole server at commit, in the money's transaction. The writer wakes its relay by itself;
-- others look each second. The trigger's function stays for a later version to take away.
drop trigger outbox_wake on outbox;

create index consumed_events_age on consumed_events (consumed_at);
