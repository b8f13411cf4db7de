-- A withdrawal is a saga: its row is stored as 'opening' before any money moves, so that whatever stops half way is
-- found.
--   opening -> held | voiding          held -> processing -> paid | unknown | held          held -> voiding
--   voiding -> refused | cancelled | rejected (what `ending` says), once the money is back
create table withdrawals (
  member_id uuid not null,
  id uuid not null,
  idempotency_key text not null,
  state text not null check (state in ('opening', 'voiding', 'refused', 'held', 'processing', 'unknown', 'paid', 'rejected', 'cancelled')),
  ending text check (ending in ('refused', 'cancelled', 'rejected')),
  type text not null check (type in ('normal', 'test')),
  amount bigint not null check (amount > 0),
  gamepass_id text not null,
  gamepass_link text not null,
  gamepass_name text not null,
  experience_name text,
  product_id text not null,
  seller_user_id text not null,
  refusal text,
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- The sweeper's: from when on it counts how long this stands half way.
  idle_since timestamptz not null default clock_timestamp(),
  processed_at timestamptz,
  primary key (member_id, id),
  constraint withdrawals_once unique (member_id, idempotency_key),
  check ((state = 'voiding') <= (ending is not null))
);
-- A gamepass is sold by one member's account, so that an open withdrawal of it is one of that member.
create unique index withdrawals_one_open_for_a_gamepass on withdrawals (member_id, gamepass_id)
  where state in ('opening', 'voiding', 'held', 'processing', 'unknown');
create index withdrawals_half_way on withdrawals (idle_since) where state in ('opening', 'voiding');
