-- What was compared and found alike is marked, and read no more: a comparison looks at what is new and at what differs.
-- matched_at: it is the purchase of a payout that is known to be bought
alter table bot_purchases add column matched_at timestamptz;
-- listed_at: the platform lists its purchase
alter table payout_attempts add column listed_at timestamptz;

-- What the platform lists, page by page, until all of one reading is here: then it goes to bot_purchases.
create table bot_listed (
  reading uuid not null,
  purchase_id text not null,
  gamepass_id text,
  name text not null,
  amount bigint,
  bought_at timestamptz not null,
  listed_at timestamptz not null default clock_timestamp(),
  primary key (reading, purchase_id)
);
