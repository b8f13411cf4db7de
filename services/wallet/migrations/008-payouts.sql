-- The account that buys gamepasses, one row. Its cookie is sealed with a key that is not in the database.
CREATE TABLE payout_bot (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- null: the cookie of the environment
  sealed_cookie bytea,
  cookie_by text,
  cookie_at timestamptz,
  -- what it stopped buying for; only another cookie lets it go on
  stopped_for text CHECK (stopped_for IN ('challenge', 'signed_out', 'restored')),
  stopped_at timestamptz,
  -- one purchase at a time: the attempt that may buy, and until when
  lease_holder uuid,
  lease_until timestamptz
);
INSERT INTO payout_bot DEFAULT VALUES;

-- Each try to pay a withdrawal. Once buying_at is set the gamepass may have been bought, whatever happened after.
CREATE TABLE payout_attempts (
  member_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  id uuid NOT NULL,
  -- restored: no try; a backup was restored, and the withdrawal may have been paid since, by whichever of our accounts
  kind text NOT NULL CHECK (kind IN ('bot', 'hand', 'restored')),
  by text NOT NULL,
  gamepass_id text NOT NULL,
  amount bigint NOT NULL,
  started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- the account that buys; it did not own the gamepass when buying_at was set
  buyer_user_id text,
  buying_at timestamptz,
  -- null: nobody knows
  outcome text CHECK (outcome IN ('bought', 'not_bought')),
  detail text,
  -- the platform's own name of the purchase
  purchase_id text,
  decided_at timestamptz,
  -- when the platform was asked about it last, and how often
  looked_at timestamptz,
  looks integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, withdrawal_id, id),
  CHECK ((buying_at IS NULL) = (buyer_user_id IS NULL) OR kind = 'restored'),
  CHECK (outcome IS DISTINCT FROM 'bought' OR buying_at IS NOT NULL)
);
-- A gamepass is bought once in its life. It is held to that where a purchase begins, before anything is spent.
CREATE UNIQUE INDEX payout_attempts_one_purchase ON payout_attempts (gamepass_id)
  WHERE buying_at IS NOT NULL AND outcome IS DISTINCT FROM 'not_bought';
-- What the bot spends in a day.
CREATE INDEX payout_attempts_bought ON payout_attempts (buying_at) WHERE kind = 'bot' AND buying_at IS NOT NULL;

ALTER TABLE withdrawals
  -- the operator who decided, or let the bot decide
  ADD COLUMN decided_by text,
  -- for operators: why the last try did not pay
  ADD COLUMN note text,
  -- waits for the bot
  ADD COLUMN queued_by text,
  ADD COLUMN queued_at timestamptz,
  -- while it is being paid: an operator buys it by hand, and has until then
  ADD COLUMN reserved_until timestamptz;

CREATE INDEX withdrawals_by_id ON withdrawals (id);
CREATE INDEX withdrawals_by_age ON withdrawals (created_at, id);
CREATE INDEX withdrawals_open ON withdrawals (state, changed_at) WHERE state IN ('held', 'processing', 'unknown');
CREATE INDEX withdrawals_queued ON withdrawals (queued_at) WHERE queued_at IS NOT NULL AND state = 'held';
CREATE INDEX withdrawals_ended ON withdrawals (processed_at) WHERE processed_at IS NOT NULL;
-- operators look for members by a part of the name
CREATE INDEX members_username ON members (lower(username) text_pattern_ops);
