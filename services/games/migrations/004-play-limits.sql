-- What a member has set for themselves. No row: nothing.
CREATE TABLE play_limits (
  member_id uuid PRIMARY KEY,
  daily_loss_limit bigint CHECK (daily_loss_limit >= 0),
  -- A higher limit (null: none) that comes into force later.
  next_daily_loss_limit bigint CHECK (next_daily_loss_limit >= 0),
  next_daily_loss_limit_at timestamptz,
  timeout_until timestamptz,
  excluded_until timestamptz,
  confirmed_age smallint CHECK (confirmed_age BETWEEN 0 AND 120)
);
