-- A withdrawal is a saga: its row is stored as 'opening' before any money moves, so that whatever stops half way is found.
--   opening -> held | voiding          held -> processing -> paid | unknown | held          held -> voiding
--   voiding -> refused | cancelled | rejected (what `ending` says), once the money is back
CREATE TABLE withdrawals (
  member_id uuid NOT NULL,
  id uuid NOT NULL,
  idempotency_key text NOT NULL,
  state text NOT NULL CHECK (state IN ('opening', 'voiding', 'refused', 'held', 'processing', 'unknown', 'paid', 'rejected', 'cancelled')),
  ending text CHECK (ending IN ('refused', 'cancelled', 'rejected')),
  type text NOT NULL CHECK (type IN ('normal', 'test')),
  amount bigint NOT NULL CHECK (amount > 0),
  gamepass_id text NOT NULL,
  gamepass_link text NOT NULL,
  gamepass_name text NOT NULL,
  experience_name text,
  product_id text NOT NULL,
  seller_user_id text NOT NULL,
  refusal text,
  reason text,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- The sweeper's: from when on it counts how long this stands half way.
  idle_since timestamptz NOT NULL DEFAULT clock_timestamp(),
  processed_at timestamptz,
  PRIMARY KEY (member_id, id),
  CONSTRAINT withdrawals_once UNIQUE (member_id, idempotency_key),
  CHECK ((state = 'voiding') <= (ending IS NOT NULL))
);
-- A gamepass is sold by one member's account, so that an open withdrawal of it is one of that member.
CREATE UNIQUE INDEX withdrawals_one_open_for_a_gamepass ON withdrawals (member_id, gamepass_id)
  WHERE state IN ('opening', 'voiding', 'held', 'processing', 'unknown');
CREATE INDEX withdrawals_half_way ON withdrawals (idle_since) WHERE state IN ('opening', 'voiding');
