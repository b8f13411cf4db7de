-- The reconciliation inside the wallet, and between it and the services that promise money.

-- When each check looked last. One that could not look says nothing: it is neither clean nor a fault.
create table audit_checks (
  name text primary key,
  -- what is younger than this has not been looked at
  looked_at timestamptz,
  -- the same of a run that looked at everything
  looked_at_all timestamptz,
  -- null: it looked the last time
  not_run_since timestamptz,
  not_run_for text
);
alter table audits add column not_run jsonb not null default '[]';

-- Payouts are stopped while one is open, of each source at most one. It names the checks that failed, and ends when one
-- run of exactly these, over everything, is clean.
create table payout_stops (
  id uuid primary key default uuidv7(),
  -- who found it: the audit of the ledger, or the comparison with the game platform; each ends its own
  source text not null check (source in ('audit', 'outward')),
  since timestamptz not null,
  checks text[] not null check (cardinality(checks) > 0),
  -- of the last run that failed
  faults integer not null,
  ended_at timestamptz,
  ended_by uuid,
  check ((ended_at is null) = (ended_by is null))
);
create unique index payout_stops_one_open on payout_stops (source) where ended_at is null;

-- One reconciliation at a time, over all replicas.
create table audit_lease (
  only_row boolean primary key default true check (only_row),
  holder uuid,
  until timestamptz not null default '-infinity'
);
insert into audit_lease default values;

-- What other services handed over for the run that holds the lease. Nothing is lost with them: the next run asks again.
create unlogged table promisers (
  caller text primary key,
  -- by this database's clock, before the first of its promises was read
  taken_at timestamptz not null
);
create unlogged table promises (
  caller text not null,
  member_id uuid not null,
  key text not null,
  amount bigint not null,
  state text not null,
  changed_at timestamptz not null,
  primary key (caller, member_id, key)
);

-- What the hourly run reads; of transfers it reads the index transfers_created_at.
create index transfer_keys_marks on transfer_keys (created_at) where seq is null;
create index withdrawals_changed on withdrawals (changed_at);
create index payout_attempts_decided on payout_attempts (decided_at) where decided_at is not null;
