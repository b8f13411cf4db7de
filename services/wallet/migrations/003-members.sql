-- What this service knows of members: names for lists, and who is suspended. Told by identity's events.
CREATE TABLE members (
  member_id uuid PRIMARY KEY,
  username text,
  named_at timestamptz,
  disabled boolean NOT NULL DEFAULT false,
  disabled_changed_at timestamptz
);
