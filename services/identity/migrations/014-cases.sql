-- Questions of members about one line of theirs, and appeals against a ban, with what was said
-- (docs/decisions/025-cases-lie-beside-the-bans.md).
create table cases (
  id uuid primary key,
  -- what people call it
  number bigint generated always as identity (start with 1001) unique,
  member_id uuid not null references members on delete cascade,
  kind text not null check (kind in ('transaction', 'withdrawal', 'round', 'giveaway', 'other', 'appeal')),
  reason text not null check (reason in ('not_arrived', 'wrong_amount', 'not_mine', 'taken_back', 'other')),
  -- the line that it is about, as its owner told it when the case was opened
  fact_id uuid,
  fact jsonb,
  -- of an appeal: the ban
  banned_at timestamptz,
  -- open: waits for an operator; waiting: for the member; solved: by an operator; closed: by the member
  state text not null default 'open' check (state in ('open', 'waiting', 'solved', 'closed')),
  decision text check (decision in ('lifted', 'kept')),
  -- the operator who was the last to act
  operator text,
  -- counts what happened: who answers says up to where they have read
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  constraint lines_have_their_fact check ((fact is not null) = (kind in ('transaction', 'withdrawal', 'round', 'giveaway'))),
  constraint facts_are_whole check ((fact is null) = (fact_id is null)),
  constraint appeals_have_their_ban check ((banned_at is not null) = (kind = 'appeal')),
  constraint appeals_are_decided check (decision is null or kind = 'appeal')
);
-- one open case for a line, one appeal for a ban
create unique index cases_once on cases (member_id, kind, fact_id) where state in ('open', 'waiting') and fact_id is not null;
create unique index appeals_once on cases (member_id, banned_at) where kind = 'appeal';
create index cases_of_member on cases (member_id, changed_at desc);
create index cases_in_queue on cases (state, changed_at);

create table case_messages (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  seq bigint generated always as identity,
  -- null: the member
  operator text,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp()
);
create index messages_of_case on case_messages (case_id, seq);

create table canned_answers (
  id uuid primary key,
  title text not null unique check (length(title) between 1 and 60),
  text text not null check (length(text) between 1 and 2000),
  created_by text not null,
  created_at timestamptz not null default clock_timestamp()
);
