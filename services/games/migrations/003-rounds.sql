-- A round is a saga: its row, with the seed that decides it, is stored as 'opening' before the stake moves.
--   opening -> open | voiding      open -> won | lost | voiding      voiding -> refused | refunded (what `ending` says), once the stake is back
CREATE TABLE rounds (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  idempotency_key text NOT NULL,
  game text NOT NULL CHECK (game IN ('bombs', 'crash')),
  state text NOT NULL CHECK (state IN ('opening', 'open', 'voiding', 'refused', 'refunded', 'won', 'lost')),
  ending text CHECK (ending IN ('refused', 'refunded')),
  stake bigint NOT NULL CHECK (stake > 0),
  server_seed bytea NOT NULL,
  client_seed text NOT NULL,
  nonce integer NOT NULL,
  -- In percent: 45 is p = 0.45.
  win_chance_percent smallint NOT NULL CHECK (win_chance_percent BETWEEN 1 AND 100),
  -- Hundredths; null: the game's own.
  max_multiplier integer CHECK (max_multiplier >= 100),
  bomb_count smallint CHECK ((bomb_count IS NULL) = (game = 'crash')),
  -- Safe tiles in the order in which they were opened, and the tile that ended it.
  revealed smallint[] NOT NULL DEFAULT '{}',
  bomb_tile smallint,
  -- Crash only, hundredths.
  auto_cashout integer,
  -- What it can at most pay, for what all open rounds together can.
  most_payout bigint NOT NULL DEFAULT 0,
  -- Of a round that was won: the multiplier as it was paid (hundredths, rounded down, for lists) and the payout.
  paid_multiplier integer,
  payout bigint CHECK (payout > 0),
  refusal text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The sweeper's: from when on it counts how long this stands half way.
  idle_since timestamptz NOT NULL DEFAULT clock_timestamp(),
  started_at timestamptz,
  -- Crash only: when it ends if nobody does anything.
  settles_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (member_id, id),
  CONSTRAINT rounds_once UNIQUE (member_id, idempotency_key),
  CHECK ((state = 'won') = (payout IS NOT NULL)),
  CHECK ((state = 'voiding') <= (ending IS NOT NULL)),
  CHECK ((state IN ('won', 'lost', 'refunded')) <= (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX rounds_one_open ON rounds (member_id, game) WHERE state IN ('opening', 'open', 'voiding');
-- A seed decides one round; one that was refused has been put back.
CREATE UNIQUE INDEX rounds_nonce ON rounds (member_id, nonce) WHERE state <> 'refused';
CREATE INDEX rounds_half_way ON rounds (idle_since) WHERE state IN ('opening', 'voiding');
CREATE INDEX rounds_open_since ON rounds (started_at) WHERE state = 'open';
CREATE INDEX rounds_due ON rounds (settles_at) WHERE state = 'open' AND game = 'crash';
-- What a member lost on a day.
CREATE INDEX rounds_decided ON rounds (member_id, ended_at) WHERE ended_at IS NOT NULL;
-- The member's list.
CREATE INDEX rounds_started ON rounds (member_id, started_at DESC, id DESC) WHERE started_at IS NOT NULL;
CREATE INDEX rounds_ended ON rounds (ended_at) WHERE ended_at IS NOT NULL;
