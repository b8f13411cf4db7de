-- Browsers that are told of new notices by their push service, once their member asked for it there. It ends with the
-- session.
create table push_devices (
  member_id uuid not null,
  session_id uuid not null,
  -- where the browser's push service takes messages for it, and what they are sealed for
  endpoint text not null check (endpoint ~ '^https://'),
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  -- refused this often, one after the other
  failures integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  primary key (member_id, session_id)
);

-- Whose devices have to be told.
create table push_due (
  member_id uuid primary key,
  at timestamptz not null default clock_timestamp()
);
