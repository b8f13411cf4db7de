-- The members' names for the operators' lists. Told by identity's events.
CREATE TABLE members (
  member_id uuid PRIMARY KEY,
  username text NOT NULL,
  named_at timestamptz NOT NULL
);
