-- A member is a user of the game platform: their id there never changes, their name may.
create table members (
  id uuid primary key,
  platform_user_id text not null unique check (platform_user_id ~ '^[0-9]{1,19}$'),
  -- as the platform spells it; '#' and their platform id while the platform has given their name to somebody else
  username text not null,
  profile_picture text,
  picture_checked_at timestamptz not null default clock_timestamp(),
  rank text not null default 'Bronze',
  -- what the badge and the link show; it opens nothing
  admin_role text check (admin_role in ('owner', 'admin', 'moderator')),
  referrer_id uuid references members check (referrer_id <> id),
  disabled boolean not null default false,
  ban_reason text,
  banned_at timestamptz,
  banned_by text,
  created_at timestamptz not null default clock_timestamp(),
  check (disabled = (banned_at is not null)),
  check (disabled or (ban_reason is null and banned_by is null))
);
create unique index members_username on members (lower(username));

-- What the wallet said last, for when it is away. Never a source of money.
create table known_balances (
  member_id uuid primary key references members,
  balance_hundredths bigint not null,
  total_earned_hundredths bigint not null,
  heard_at timestamptz not null default clock_timestamp()
) with (fillfactor = 80);
