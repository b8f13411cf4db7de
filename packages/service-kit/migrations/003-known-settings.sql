-- The site's settings as last heard from identity, for when it is away.
create table known_settings (
  key text primary key,
  value text,
  heard_at timestamptz not null default clock_timestamp()
);
