-- What the member's next round will be dealt from. The seed is drawn before they bet, only its hash is shown, and it is used once.
CREATE TABLE seed_chains (
  member_id uuid PRIMARY KEY,
  -- Sealed with a key that is not in the database: who has a copy of it knows no next seed.
  sealed_seed bytea NOT NULL,
  client_seed text NOT NULL CHECK (length(client_seed) BETWEEN 1 AND 64),
  nonce integer NOT NULL DEFAULT 1 CHECK (nonce > 0),
  -- When the seed was last drawn anew without a round: the site was restored from a backup.
  redrawn_at timestamptz
);
