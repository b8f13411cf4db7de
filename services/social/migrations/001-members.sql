-- Who is a member, and who referred them. Told by identity's events.
create table members (
  member_id uuid primary key,
  username text not null,
  named_at timestamptz not null,
  -- Null when only a renaming was heard of so far.
  registered_at timestamptz,
  -- Set once, at registration; never changed.
  referrer_id uuid check (referrer_id <> member_id),
  -- On the week's leaderboard; others see a shortened name.
  shows_full_name boolean not null default false
);
create index members_names on members (lower(username));
create index members_referred on members (referrer_id, registered_at desc, member_id desc) where referrer_id is not null;
create index members_registered on members (registered_at) where referrer_id is not null;
