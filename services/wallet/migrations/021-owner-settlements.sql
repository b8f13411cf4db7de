-- An owner ends what nobody can know: a purchase for another price, or by an account whose list nobody can read any
-- more.
create table owner_settlements (
  member_id uuid not null,
  -- the key of the dialog
  id uuid not null,
  withdrawal_id uuid not null,
  outcome text not null check (outcome in ('paid', 'returned')),
  explanation text not null,
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (member_id, id),
  unique (member_id, withdrawal_id)
);

-- Null: the platform lists no price. It is no payout's, whatever that paid.
alter table bot_purchases alter column amount drop not null;

-- Which accounts bought, by the bot and by hand.
create index payout_attempts_buyers on payout_attempts (kind, buyer_user_id) where buyer_user_id is not null;
