-- What the bot's account bought and has, as the platform says: compared with what was paid out.
create table bot_purchases (
  account_id text not null,
  purchase_id text not null,
  -- null: something else than a gamepass
  gamepass_id text,
  name text not null,
  amount bigint not null,
  bought_at timestamptz not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (account_id, purchase_id)
);
create index bot_purchases_gamepass on bot_purchases (gamepass_id);

create table bot_reconciliations (
  id bigint generated always as identity primary key,
  account_id text not null,
  taken_at timestamptz not null default clock_timestamp(),
  -- hundredths; null: it changed while the purchases were read
  purse bigint,
  findings jsonb not null
);

-- Differences that somebody looked into: they are told no more, and payouts need not stop for them.
create table explained_differences (
  account_id text not null,
  -- the purchase, the withdrawal, or 'purse': what was in it at that moment is right
  subject text not null,
  explanation text not null,
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (account_id, subject, at)
);
