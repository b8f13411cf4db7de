-- The ledger: who has what (wallets), how it came to be (movements), and what was already asked for (movement_keys).
-- Money is bigint hundredths. Every table starts with member_id, so that the wallet can be distributed by member.

-- What a type of movement may do, and which of the member's totals it grows. Mirrored by src/ledger/movement-types.ts.
CREATE TABLE movement_types (
  type text NOT NULL,
  op text NOT NULL CHECK (op IN ('credit', 'debit', 'settle')),
  counter text CHECK (counter IN ('total_earned', 'wagered', 'won', 'lost')),
  PRIMARY KEY (type, op)
);

INSERT INTO movement_types (type, op, counter) VALUES
  ('wall_credit', 'credit', 'total_earned'),
  ('social_task', 'credit', 'total_earned'),
  ('promo', 'credit', 'total_earned'),
  ('event_prize', 'credit', 'total_earned'),
  ('referral_bonus', 'credit', 'total_earned'),
  ('daily_bonus', 'credit', 'total_earned'),
  ('weekly_challenge', 'credit', 'total_earned'),
  ('referral_reward', 'credit', 'total_earned'),
  ('game_win', 'credit', 'won'),
  ('refund', 'credit', NULL),
  ('adjustment', 'credit', NULL),
  ('adjustment', 'debit', NULL),
  ('welcome_bonus', 'credit', NULL),
  ('bet', 'debit', 'wagered'),
  ('bet_lost', 'settle', 'lost'),
  ('event_fee', 'debit', NULL),
  ('withdrawal', 'debit', NULL),
  ('payout', 'settle', NULL);

-- The system accounts and how far each may go. None has a row of its own that all members would share: that 'gives' stays at or below zero and 'keeps'
-- at or above follows from which way money may go there, since each movement is undone or settled at most once and whole.
CREATE TABLE system_accounts (
  -- of wall:a, wall:b and so on: wall
  name text PRIMARY KEY,
  -- gives: what members got from outside; only credits begin there, and only their reversals come back
  -- keeps: what was taken from members; only debits and settlements go there, and nothing is credited from it
  -- either: wins and losses of the house
  sign text NOT NULL CHECK (sign IN ('gives', 'keeps', 'either'))
);
INSERT INTO system_accounts (name, sign) VALUES
  ('wall', 'gives'), ('promo', 'gives'), ('referral', 'gives'),
  ('payouts:held', 'keeps'), ('payouts:paid', 'keeps'), ('house:lost', 'keeps'),
  ('house', 'either'), ('events', 'either'), ('adjustments', 'either');

CREATE FUNCTION system_account(account text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN account LIKE 'wall:_%' THEN 'wall' ELSE account END
$$;

-- One row for each member, made by the first movement. The only rows of the ledger that change.
-- (Few checks: PostgreSQL reads each anew in every statement, which is what a small batch costs most.)
CREATE TABLE wallets (
  member_id uuid PRIMARY KEY,
  available bigint NOT NULL DEFAULT 0,
  debt bigint NOT NULL DEFAULT 0,
  total_earned bigint NOT NULL DEFAULT 0,
  wagered bigint NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0,
  lost bigint NOT NULL DEFAULT 0,
  last_seq bigint NOT NULL DEFAULT 0,
  CONSTRAINT never_negative CHECK (least(available, debt, total_earned, wagered, won, lost) >= 0),
  CONSTRAINT debt_is_paid_first CHECK (least(available, debt) = 0)
) WITH (fillfactor = 70);

-- One row moves one amount from debit_account to credit_account. 'available' and 'debt' are the member's own buckets,
-- every other name is a system account, whose balance is the sum of its rows. seq counts a member's rows without gaps.
CREATE TABLE movements (
  member_id uuid NOT NULL,
  seq bigint NOT NULL,
  id uuid NOT NULL,
  debit_account text NOT NULL,
  credit_account text NOT NULL,
  amount bigint NOT NULL,
  type text NOT NULL,
  reason text NOT NULL,
  caller text NOT NULL,
  key text NOT NULL,
  undo boolean NOT NULL,
  balance_after bigint NOT NULL,
  debt_after bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, seq),
  CONSTRAINT something_moves CHECK (amount > 0 AND debit_account <> credit_account),
  CONSTRAINT one_side_is_the_member CHECK (NOT (debit_account IN ('available', 'debt') AND credit_account IN ('available', 'debt')))
);
-- for the hourly audit: which members moved since the last one
CREATE INDEX movements_created_at ON movements USING brin (created_at);
-- for what is held of a member's money; only these types pay for it
CREATE INDEX movements_held ON movements (member_id) WHERE type IN ('withdrawal', 'payout');

-- What was asked for under a key, and the first answer. Never expires, and stays one table when movements is partitioned.
-- seq is the last row of its movement (a credit that pays a debt takes two rows), undo_seq the last row of its undoing.
-- A row with op 'void' or 'reverse' is a mark: the undoing came before its movement, which will be refused.
-- settles is the key of the debit that a settlement ends; a debit is settled once.
CREATE TABLE movement_keys (
  member_id uuid NOT NULL,
  caller text NOT NULL,
  key text NOT NULL,
  op text NOT NULL,
  type text,
  account text,
  amount bigint,
  id uuid,
  seq bigint,
  balance_after bigint,
  total_earned_after bigint,
  undo_id uuid,
  undo_seq bigint,
  created_at timestamptz NOT NULL,
  settles text,
  PRIMARY KEY (member_id, caller, key),
  CONSTRAINT key_has_a_length CHECK (length(key) BETWEEN 1 AND 200),
  CONSTRAINT mark_or_movement CHECK ((op IN ('void', 'reverse')) = (seq IS NULL)),
  CONSTRAINT settlements_name_their_hold CHECK ((op = 'settle') = (settles IS NOT NULL))
);
CREATE UNIQUE INDEX movement_keys_settled_once ON movement_keys (member_id, caller, settles) WHERE settles IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER movement_keys_never_leave BEFORE DELETE OR TRUNCATE ON movement_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- the one change a key may see: its movement is undone, once
CREATE FUNCTION refuse_rewritten_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.undo_seq IS NOT NULL OR NEW.undo_seq IS NULL
    OR (to_jsonb(OLD) - '{undo_seq,undo_id}'::text[]) <> (to_jsonb(NEW) - '{undo_seq,undo_id}'::text[]) THEN
    RAISE EXCEPTION 'a movement key is only ever marked as undone, once' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER movement_keys_undone_once BEFORE UPDATE ON movement_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_rewritten_key();
