-- The account that buys gamepasses, one row. Its cookie is sealed with a key that is not in the database.
create table payout_bot (
  id smallint primary key default 1 check (id = 1),
  -- null: the cookie of the environment
  sealed_cookie bytea,
  cookie_by text,
  cookie_at timestamptz,
  -- what it stopped buying for; only another cookie lets it go on
  stopped_for text check (stopped_for in ('challenge', 'signed_out', 'restored')),
  stopped_at timestamptz,
  -- one purchase at a time: the attempt that may buy, and until when
  lease_holder uuid,
  lease_until timestamptz
);
insert into payout_bot default values;

-- Each try to pay a withdrawal. Once buying_at is set the gamepass may have been bought, whatever happened after.
create table payout_attempts (
  member_id uuid not null,
  withdrawal_id uuid not null,
  id uuid not null,
  -- restored: no try; a backup was restored, and the withdrawal may have been paid since, by whichever of our accounts
  kind text not null check (kind in ('bot', 'hand', 'restored')),
  by text not null,
  gamepass_id text not null,
  amount bigint not null,
  started_at timestamptz not null default clock_timestamp(),
  -- the account that buys; it did not own the gamepass when buying_at was set
  buyer_user_id text,
  buying_at timestamptz,
  -- null: nobody knows
  outcome text check (outcome in ('bought', 'not_bought')),
  detail text,
  -- the platform's own name of the purchase
  purchase_id text,
  decided_at timestamptz,
  -- when the platform was asked about it last, and how often
  looked_at timestamptz,
  looks integer not null default 0,
  primary key (member_id, withdrawal_id, id),
  check ((buying_at is null) = (buyer_user_id is null) or kind = 'restored'),
  check (outcome is distinct from 'bought' or buying_at is not null)
);
-- A gamepass is bought once in its life. It is held to that where a purchase begins, before anything is spent.
create unique index payout_attempts_one_purchase on payout_attempts (gamepass_id)
  where buying_at is not null and outcome is distinct from 'not_bought';
-- What the bot spends in a day.
create index payout_attempts_bought on payout_attempts (buying_at) where kind = 'bot' and buying_at is not null;

alter table withdrawals
  -- the operator who decided, or let the bot decide
  add column decided_by text,
  -- for operators: why the last try did not pay
  add column note text,
  -- waits for the bot
  add column queued_by text,
  add column queued_at timestamptz,
  -- while it is being paid: an operator buys it by hand, and has until then
  add column reserved_until timestamptz;

create index withdrawals_by_id on withdrawals (id);
create index withdrawals_by_age on withdrawals (created_at, id);
create index withdrawals_open on withdrawals (state, changed_at) where state in ('held', 'processing', 'unknown');
create index withdrawals_queued on withdrawals (queued_at) where queued_at is not null and state = 'held';
create index withdrawals_ended on withdrawals (processed_at) where processed_at is not null;
-- operators look for members by a part of the name
create index members_username on members (lower(username) text_pattern_ops);
