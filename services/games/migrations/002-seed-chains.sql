-- What the member's next round will be dealt from. The seed is drawn before they bet, only its hash is shown, and it is
-- used once.
create table seed_chains (
  member_id uuid primary key,
  -- Sealed with a key that is not in the database: who has a copy of it knows no next seed.
  sealed_seed bytea not null,
  client_seed text not null check (length(client_seed) between 1 and 64),
  nonce integer not null default 1 check (nonce > 0),
  -- When the seed was last drawn anew without a round: the site was restored from a backup.
  redrawn_at timestamptz
);
