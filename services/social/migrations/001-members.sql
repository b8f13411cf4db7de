-- Who is a member, and who referred them. Told by identity's events.
CREATE TABLE members (
  member_id uuid PRIMARY KEY,
  username text NOT NULL,
  named_at timestamptz NOT NULL,
  -- Null when only a renaming was heard of so far.
  registered_at timestamptz,
  -- Set once, at registration; never changed.
  referrer_id uuid CHECK (referrer_id <> member_id),
  -- On the week's leaderboard; others see a shortened name.
  shows_full_name boolean NOT NULL DEFAULT false
);
CREATE INDEX members_names ON members (lower(username));
CREATE INDEX members_referred ON members (referrer_id, registered_at DESC, member_id DESC) WHERE referrer_id IS NOT NULL;
CREATE INDEX members_registered ON members (registered_at) WHERE referrer_id IS NOT NULL;
