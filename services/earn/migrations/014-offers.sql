-- What providers offer a member now, one row for each provider's list: which offers it shows depends on who asks, from
-- where and with what.
create table offer_lists (
  provider text not null,
  member_id uuid not null,
  -- when the member last looked; a list that nobody looks at is not asked for again, and forgotten after a day
  wanted_at timestamptz not null default clock_timestamp(),
  address text not null check (length(address) <= 64),
  agent text not null check (length(agent) <= 300),
  -- nobody asks before: the end of the lease of who asks now, then of the pause
  due_at timestamptz not null default clock_timestamp(),
  -- whose answer counts: of the last one who took it
  lease uuid,
  answered_at timestamptz,
  -- since the last good answer
  failures integer not null default 0,
  offers jsonb not null default '[]',
  primary key (provider, member_id)
);
create index offer_lists_due on offer_lists (provider, due_at);
create index offer_lists_of_member on offer_lists (member_id);
create index offer_lists_wanted on offer_lists (wanted_at);

-- What a member began; over when the provider has credited as many steps as it has, or after 14 days.
create table offer_starts (
  member_id uuid not null,
  provider text not null,
  offer_id text not null,
  -- as it was offered; null: the provider names none
  title text,
  reward_hundredths bigint not null check (reward_hundredths between 1 and 1000000),
  steps integer not null check (steps between 1 and 100),
  started_at timestamptz not null default clock_timestamp(),
  primary key (member_id, provider, offer_id)
);
create index offer_starts_started on offer_starts (started_at);
