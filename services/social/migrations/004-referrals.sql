-- Who has ever earned by referring. `rank_id` is the rank that was last told to identity.
CREATE TABLE referrers (
  member_id uuid PRIMARY KEY,
  total bigint NOT NULL DEFAULT 0 CHECK (total >= 0),
  rank_id uuid NOT NULL REFERENCES ranks
);
CREATE INDEX referrers_totals ON referrers (total);

-- One for each earning of a referred member. 'cancelled': its reversal came first, and no bonus was or will be paid.
CREATE TABLE referral_bonuses (
  earning_id text PRIMARY KEY,
  referrer_id uuid,
  referred_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('credited', 'reversed', 'cancelled')),
  source text,
  earned bigint,
  bonus_percent integer,
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((state = 'cancelled') OR (referrer_id IS NOT NULL AND earned > 0))
);
CREATE INDEX referral_bonuses_recent ON referral_bonuses (referrer_id, created_at DESC, earning_id DESC) WHERE state = 'credited';
CREATE INDEX referral_bonuses_by_referred ON referral_bonuses (referred_id) WHERE state = 'credited';
