-- What this service knows of members: names for lists, and who is suspended. Told by identity's events.
create table members (
  member_id uuid primary key,
  username text,
  named_at timestamptz,
  disabled boolean not null default false,
  disabled_changed_at timestamptz
);
