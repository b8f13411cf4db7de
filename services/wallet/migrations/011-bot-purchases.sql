-- What the bot's account bought and has, as the platform says: compared with what was paid out.
CREATE TABLE bot_purchases (
  account_id text NOT NULL,
  purchase_id text NOT NULL,
  -- null: something else than a gamepass
  gamepass_id text,
  name text NOT NULL,
  amount bigint NOT NULL,
  bought_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (account_id, purchase_id)
);
CREATE INDEX bot_purchases_gamepass ON bot_purchases (gamepass_id);

CREATE TABLE bot_reconciliations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- hundredths; null: it changed while the purchases were read
  purse bigint,
  findings jsonb NOT NULL
);

-- Differences that somebody looked into: they are told no more, and payouts need not stop for them.
CREATE TABLE explained_differences (
  account_id text NOT NULL,
  -- the purchase, the withdrawal, or 'purse': what was in it at that moment is right
  subject text NOT NULL,
  explanation text NOT NULL,
  by text NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (account_id, subject, at)
);
