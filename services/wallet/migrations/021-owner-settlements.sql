-- An owner ends what nobody can know: a purchase for another price, or by an account whose list nobody can read any more.
CREATE TABLE owner_settlements (
  member_id uuid NOT NULL,
  -- the key of the dialog
  id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('paid', 'returned')),
  explanation text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (member_id, id),
  UNIQUE (member_id, withdrawal_id)
);

-- Null: the platform lists no price. It is no payout's, whatever that paid.
ALTER TABLE bot_purchases ALTER COLUMN amount DROP NOT NULL;

-- Which accounts bought, by the bot and by hand.
CREATE INDEX payout_attempts_buyers ON payout_attempts (kind, buyer_user_id) WHERE buyer_user_id IS NOT NULL;
