-- An event is active until it is ended (its winner drawn) or deleted (its fees given back).
create table giveaways (
  id uuid primary key,
  title text not null,
  description text not null,
  status text not null default 'active' check (status in ('active', 'ended', 'deleted')),
  prize bigint not null check (prize > 0),
  entry_fee bigint not null check (entry_fee >= 0),
  max_participants integer check (max_participants > 0),
  -- Openings and joined members; what the maximum is held against.
  seats_taken integer not null default 0 check (seats_taken >= 0),
  -- Joined members; the number of the last entry.
  participants integer not null default 0 check (participants >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Decides the winner. Only its SHA-256 is shown until the event has ended. Sealed with a key that is not in the
  -- database.
  sealed_seed bytea not null,
  -- When it was drawn anew: the site was restored from a backup, since which the event may have ended and shown it.
  redrawn_at timestamptz,
  winner_id uuid,
  winner_number integer,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_by text,
  check (max_participants is null or seats_taken <= max_participants),
  check ((winner_id is null) = (winner_number is null)),
  check ((status = 'active') = (ended_at is null))
);
create index giveaways_listed on giveaways (status, ends_at);

-- An entry is a saga: seat, then fee, then membership.
-- opening -> joined | voiding joined -> voiding (the event was deleted) voiding -> refused | refunded (what `ending`
-- says), once the fee is back
create table entries (
  giveaway_id uuid not null references giveaways,
  member_id uuid not null,
  -- Names the fee in the wallet; another one at each try.
  id uuid not null unique,
  idempotency_key text not null,
  state text not null check (state in ('opening', 'joined', 'voiding', 'refused', 'refunded')),
  ending text check (ending in ('refused', 'refunded')),
  refusal text,
  fee bigint not null check (fee >= 0),
  number integer check (number > 0),
  changed_at timestamptz not null default clock_timestamp(),
  -- The sweeper's: from when on it counts how long this stands half way.
  idle_since timestamptz not null default clock_timestamp(),
  joined_at timestamptz,
  primary key (giveaway_id, member_id),
  check ((number is null) = (joined_at is null)),
  check ((state = 'voiding') <= (ending is not null)),
  check ((state in ('joined', 'refunded')) <= (number is not null))
);
create unique index entries_numbers on entries (giveaway_id, number) where number is not null;
create index entries_half_way on entries (idle_since) where state in ('opening', 'voiding');
