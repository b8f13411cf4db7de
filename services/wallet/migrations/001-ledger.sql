-- The ledger: who has what (wallets), how it came to be (transfers), and what was already asked for (transfer_keys).
-- Money is bigint hundredths. Every table starts with member_id, so that the wallet can be distributed by member.

-- What a type of transfer may do, and which of the member's totals it grows. Mirrored by src/ledger/transfer-types.ts.
create table transfer_types (
  type text not null,
  op text not null check (op in ('credit', 'debit', 'settle')),
  counter text check (counter in ('total_earned', 'wagered', 'won', 'lost')),
  primary key (type, op)
);

insert into transfer_types (type, op, counter) values
  ('wall_credit', 'credit', 'total_earned'),
  ('social_task', 'credit', 'total_earned'),
  ('promo', 'credit', 'total_earned'),
  ('event_prize', 'credit', 'total_earned'),
  ('referral_bonus', 'credit', 'total_earned'),
  ('daily_bonus', 'credit', 'total_earned'),
  ('weekly_challenge', 'credit', 'total_earned'),
  ('referral_reward', 'credit', 'total_earned'),
  ('game_win', 'credit', 'won'),
  ('refund', 'credit', null),
  ('adjustment', 'credit', null),
  ('adjustment', 'debit', null),
  ('welcome_bonus', 'credit', null),
  ('bet', 'debit', 'wagered'),
  ('bet_lost', 'settle', 'lost'),
  ('event_fee', 'debit', null),
  ('withdrawal', 'debit', null),
  ('payout', 'settle', null);

-- The system accounts and how far each may go. None has a row of its own that all members would share: that 'gives'
-- stays at or below zero and 'keeps' at or above follows from which way money may go there, since each transfer is
-- undone or settled at most once and whole.
create table system_accounts (
  -- of wall:a, wall:b and so on: wall
  name text primary key,
  -- gives: what members got from outside; only credits begin there, and only their reversals come back
  -- keeps: what was taken from members; only debits and settlements go there, and nothing is credited from it
  -- either: wins and losses of the house
  sign text not null check (sign in ('gives', 'keeps', 'either'))
);
insert into system_accounts (name, sign) values
  ('wall', 'gives'), ('promo', 'gives'), ('referral', 'gives'),
  ('payouts:held', 'keeps'), ('payouts:paid', 'keeps'), ('house:lost', 'keeps'),
  ('house', 'either'), ('events', 'either'), ('adjustments', 'either');

create function system_account(account text) returns text language sql immutable as $$
  select case when account like 'wall:_%' then 'wall' else account end
$$;

-- One row for each member, made by the first transfer. The only rows of the ledger that change.
-- (Few checks: PostgreSQL reads each anew in every statement, which is what a small batch costs most.)
create table wallets (
  member_id uuid primary key,
  available bigint not null default 0,
  debt bigint not null default 0,
  total_earned bigint not null default 0,
  wagered bigint not null default 0,
  won bigint not null default 0,
  lost bigint not null default 0,
  last_seq bigint not null default 0,
  constraint never_negative check (least(available, debt, total_earned, wagered, won, lost) >= 0),
  constraint debt_is_paid_first check (least(available, debt) = 0)
) with (fillfactor = 70);

-- One row moves one amount from debit_account to credit_account. 'available' and 'debt' are the member's own buckets,
-- every other name is a system account, whose balance is the sum of its rows. seq counts a member's rows without gaps.
create table transfers (
  member_id uuid not null,
  seq bigint not null,
  id uuid not null,
  debit_account text not null,
  credit_account text not null,
  amount bigint not null,
  type text not null,
  reason text not null,
  caller text not null,
  key text not null,
  undo boolean not null,
  balance_after bigint not null,
  debt_after bigint not null,
  created_at timestamptz not null,
  primary key (member_id, seq),
  constraint something_moves check (amount > 0 and debit_account <> credit_account),
  constraint one_side_is_the_member check (not (debit_account in ('available', 'debt') and credit_account in ('available', 'debt')))
);
-- for the hourly audit: which members moved since the last one
create index transfers_created_at on transfers using brin (created_at);
-- for what is held of a member's money; only these types pay for it
create index transfers_held on transfers (member_id) where type in ('withdrawal', 'payout');

-- What was asked for under a key, and the first answer. Never expires, and stays one table when transfers is
-- partitioned. seq is the last row of its transfer (a credit that pays a debt takes two rows), undo_seq the last row of
-- its undoing. A row with op 'void' or 'reverse' is a mark: the undoing came before its transfer, which will be
-- refused. settles is the key of the debit that a settlement ends; a debit is settled once.
create table transfer_keys (
  member_id uuid not null,
  caller text not null,
  key text not null,
  op text not null,
  type text,
  account text,
  amount bigint,
  id uuid,
  seq bigint,
  balance_after bigint,
  total_earned_after bigint,
  undo_id uuid,
  undo_seq bigint,
  created_at timestamptz not null,
  settles text,
  primary key (member_id, caller, key),
  constraint key_has_a_length check (length(key) between 1 and 200),
  constraint mark_or_transfer check ((op in ('void', 'reverse')) = (seq is null)),
  constraint settlements_name_their_hold check ((op = 'settle') = (settles is not null))
);
create unique index transfer_keys_settled_once on transfer_keys (member_id, caller, settles) where settles is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger transfers_append_only before update or delete or truncate on transfers
  for each statement execute function refuse_change();
create trigger transfer_keys_never_leave before delete or truncate on transfer_keys
  for each statement execute function refuse_change();

-- the one change a key may see: its transfer is undone, once
create function refuse_rewritten_key() returns trigger language plpgsql as $$
begin
  if old.undo_seq is not null or new.undo_seq is null
    or (to_jsonb(old) - '{undo_seq,undo_id}'::text[]) <> (to_jsonb(new) - '{undo_seq,undo_id}'::text[]) then
    raise exception 'a transfer key is only ever marked as undone, once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger transfer_keys_undone_once before update on transfer_keys
  for each row execute function refuse_rewritten_key();
