-- Messages to other services, written in the transaction that they belong to and delivered at least once.
create table outbox (
  id uuid primary key,
  destination text not null,
  path text not null,
  body jsonb not null,
  headers jsonb not null default '{}',
  attempts integer not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  lease_owner uuid,
  last_error text,
  created_at timestamptz not null default clock_timestamp()
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
create index outbox_due on outbox (due_at, id);

create function outbox_wake() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_wake after insert on outbox for each statement execute function outbox_wake();
