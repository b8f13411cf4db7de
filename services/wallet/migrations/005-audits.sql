-- When the money was proven last, and what was found.
create table audits (
  id uuid primary key default uuidv7(),
  scope text not null check (scope in ('new', 'all')),
  -- what changed since then was looked at
  since timestamptz not null,
  -- the database's time of the snapshot that was looked at
  taken_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  faults integer not null,
  findings jsonb not null
);
create index audits_by_scope on audits (scope, taken_at desc);
