-- A round is a saga: its row, with the seed that decides it, is stored as 'opening' before the stake moves.
-- opening -> open | voiding open -> won | lost | voiding voiding -> refused | refunded (what `ending` says), once the
-- stake is back
create table rounds (
  member_id uuid not null,
  id uuid not null,
  idempotency_key text not null,
  game text not null check (game in ('bombs', 'crash')),
  state text not null check (state in ('opening', 'open', 'voiding', 'refused', 'refunded', 'won', 'lost')),
  ending text check (ending in ('refused', 'refunded')),
  stake bigint not null check (stake > 0),
  server_seed bytea not null,
  client_seed text not null,
  nonce integer not null,
  -- In percent: 45 is p = 0.45.
  win_chance_percent smallint not null check (win_chance_percent between 1 and 100),
  -- Hundredths; null: the game's own.
  max_multiplier integer check (max_multiplier >= 100),
  bomb_count smallint check ((bomb_count is null) = (game = 'crash')),
  -- Safe tiles in the order in which they were opened, and the tile that ended it.
  revealed smallint[] not null default '{}',
  bomb_tile smallint,
  -- Crash only, hundredths.
  auto_cashout integer,
  -- What it can at most pay, for what all open rounds together can.
  most_payout bigint not null default 0,
  -- Of a round that was won: the multiplier as it was paid (hundredths, rounded down, for lists) and the payout.
  paid_multiplier integer,
  payout bigint check (payout > 0),
  refusal text,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- The sweeper's: from when on it counts how long this stands half way.
  idle_since timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  -- Crash only: when it ends if nobody does anything.
  settles_at timestamptz,
  ended_at timestamptz,
  primary key (member_id, id),
  constraint rounds_once unique (member_id, idempotency_key),
  check ((state = 'won') = (payout is not null)),
  check ((state = 'voiding') <= (ending is not null)),
  check ((state in ('won', 'lost', 'refunded')) <= (ended_at is not null))
);
create unique index rounds_one_open on rounds (member_id, game) where state in ('opening', 'open', 'voiding');
-- A seed decides one round; one that was refused has been put back.
create unique index rounds_nonce on rounds (member_id, nonce) where state <> 'refused';
create index rounds_half_way on rounds (idle_since) where state in ('opening', 'voiding');
create index rounds_open_since on rounds (started_at) where state = 'open';
create index rounds_due on rounds (settles_at) where state = 'open' and game = 'crash';
-- What a member lost on a day.
create index rounds_decided on rounds (member_id, ended_at) where ended_at is not null;
-- The member's list.
create index rounds_started on rounds (member_id, started_at desc, id desc) where started_at is not null;
create index rounds_ended on rounds (ended_at) where ended_at is not null;
