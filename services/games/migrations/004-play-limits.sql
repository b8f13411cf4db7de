-- What a member has set for themselves. No row: nothing.
create table play_limits (
  member_id uuid primary key,
  daily_loss_limit bigint check (daily_loss_limit >= 0),
  -- A higher limit (null: none) that comes into force later.
  next_daily_loss_limit bigint check (next_daily_loss_limit >= 0),
  next_daily_loss_limit_at timestamptz,
  timeout_until timestamptz,
  excluded_until timestamptz,
  confirmed_age smallint check (confirmed_age between 0 and 120)
);
