create table sessions (
  id uuid primary key,
  member_id uuid not null references members,
  device_hash text not null,
  address text,
  user_agent text,
  created_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  -- the newest token's end, sliding; no token outlives ends_at
  token_expires_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (token_expires_at <= ends_at)
) with (fillfactor = 80);
create index sessions_member on sessions (member_id);
create index sessions_last_seen on sessions (last_seen_at, member_id);

-- Devices that were seen with a game-platform account, known by the hash of a secret in their cookie.
create table known_devices (
  platform_user_id text not null,
  device_hash text not null,
  first_seen_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  primary key (platform_user_id, device_hash)
);

-- A phrase that one device was asked to put into one account's profile.
create table device_proofs (
  id uuid primary key,
  platform_user_id text not null,
  username text not null,
  device_hash text not null,
  phrase text not null,
  checks integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index device_proofs_device on device_proofs (device_hash, created_at desc);
