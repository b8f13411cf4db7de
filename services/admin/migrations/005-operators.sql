-- Who may operate the site, and their open sessions.
create table operators (
  id uuid primary key,
  username text not null,
  -- Compared without case.
  username_key text not null,
  role text not null check (role in ('moderator', 'admin', 'owner')),
  -- argon2id, PHC string.
  password_hash text not null,
  -- Sealed; `pending` until a first code has proved that the operator's device has it.
  totp_secret bytea,
  totp_pending_secret bytea,
  -- The last 30-second step whose code was used: none works twice.
  totp_last_step bigint not null default 0,
  -- The role that identity was last told, for the badge of the member with the same name.
  told_role text,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz
);
create unique index operators_by_username on operators (username_key) where removed_at is null;

create table operator_sessions (
  id uuid primary key,
  operator_id uuid not null references operators,
  address inet,
  user_agent text,
  created_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  -- Moves on with each call but background polls.
  idle_ends_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index operator_sessions_by_operator on operator_sessions (operator_id, created_at desc);

-- Tries to sign in, by account name and address, until one succeeds. Of nobody else's concern: an attacker slows only
-- themselves.
create table operator_sign_in_tries (
  username_key text not null,
  address text not null,
  tries integer not null,
  last_at timestamptz not null,
  wait_until timestamptz,
  primary key (username_key, address)
);

create table operator_policy (
  only_row boolean primary key default true check (only_row),
  totp_required boolean not null default false
);
insert into operator_policy default values;
