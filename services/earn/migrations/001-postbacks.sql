-- This service's copy of the members, from identity's events or asked for. A name that was asked for is older than any
-- event.
create table members (
  id uuid primary key,
  username text not null,
  named_at timestamptz not null default '-infinity'
);

-- Every call of a wall exactly as it came, written before anything is decided about it. Never changed but for the
-- verdict.
create table postbacks (
  id uuid primary key,
  wall text not null check (wall in ('a', 'b', 'c', 'd')),
  method text not null,
  target text not null,
  headers jsonb not null,
  body bytea not null,
  address text not null,
  received_at timestamptz not null default clock_timestamp(),
  -- when the sweeper takes it up, unless a verdict came first
  sweep_at timestamptz not null,
  verdict text check (verdict in ('accepted', 'duplicate', 'noted', 'refused')),
  outcome text check (outcome in ('credit', 'reverse', 'pending', 'reject', 'note')),
  transaction text,
  reason text,
  detail text,
  settled_at timestamptz,
  check ((verdict is null) = (settled_at is null)),
  check ((verdict = 'refused') = (reason is not null))
);
create index postbacks_unsettled on postbacks (sweep_at) where verdict is null;
create index postbacks_accepted on postbacks (wall, received_at) where verdict = 'accepted';

-- What a wall said of one of its transactions: at most one credit and one reversal, in either order. Deciding about a
-- transaction begins with a lock on its row. A status is the wallet's answer, null until it is known.
create table wall_transactions (
  wall text not null,
  transaction text not null,
  credited_by uuid unique references postbacks,
  member_id uuid,
  amount_hundredths bigint check (amount_hundredths between 1 and 1000000),
  credit_message uuid unique,
  credit_status text,
  reversed_by uuid unique references postbacks,
  reversal_message uuid unique,
  reversal_status text,
  primary key (wall, transaction),
  check ((credited_by is null) = (member_id is null) and (credited_by is null) = (amount_hundredths is null)),
  check (credit_message is null or credited_by is not null),
  check (reversal_message is null or (reversed_by is not null and credit_message is not null))
);
