-- Everything a member earned here: one row for each promise of money, written in the transaction of what causes it.
-- state: pending (held until releases_at), sent (in the outbox), credited (the wallet took it), reversed (taken back
-- after it was sent), cancelled (taken back before it was sent: the wallet hears of neither), refused (the wallet would
-- not).
create table earnings (
  id uuid primary key,
  member_id uuid not null,
  source text not null check (source in ('wall', 'task', 'promo', 'daily', 'weekly', 'referral')),
  -- the wallet's key: unique for the member, for ever
  key text not null,
  -- what the statement and the history say of it
  label text not null,
  provider text,
  transaction text,
  offer text,
  amount_hundredths bigint not null check (amount_hundredths between 1 and 1000000),
  state text not null check (state in ('pending', 'sent', 'credited', 'reversed', 'cancelled', 'refused')),
  earned_at timestamptz not null default clock_timestamp(),
  releases_at timestamptz,
  sent_at timestamptz,
  credited_at timestamptz,
  reversed_at timestamptz,
  -- messages of the outbox, and the wallet's answers to them
  credit_message uuid unique,
  credit_status text,
  reversal_message uuid unique,
  reversal_status text,
  unique (member_id, key),
  check ((source = 'wall') = (provider is not null) and (provider is null) = (transaction is null)),
  check ((state in ('pending', 'cancelled')) = (credit_message is null)),
  check ((credit_message is null) = (sent_at is null)),
  check (state <> 'pending' or releases_at is not null),
  check ((state in ('reversed', 'cancelled')) = (reversed_at is not null)),
  check ((state = 'reversed') = (reversal_message is not null))
);
create index earnings_of_member on earnings (member_id, id);
create index earnings_counted on earnings (member_id, sent_at) where state in ('sent', 'credited');
create index earnings_held on earnings (releases_at) where state = 'pending';

-- A wall's transaction now points to what was earned by it; the money's own story is there.
alter table wall_transactions add column earning_id uuid unique references earnings;
insert into earnings (id, member_id, source, key, label, provider, transaction, amount_hundredths, state, earned_at, sent_at, credited_at,
                      reversed_at, credit_message, credit_status, reversal_message, reversal_status)
select uuidv7(), t.member_id, 'wall', 'wall:' || t.wall || ':credit:' || t.transaction, 'Wall ' || upper(t.wall) || ' · ' || t.transaction,
       t.wall, t.transaction, t.amount_hundredths,
       case when t.credit_message is null then 'cancelled' when t.reversed_by is not null then 'reversed'
            when t.credit_status in ('ok', 'duplicate') then 'credited' when t.credit_status is null then 'sent' else 'refused' end,
       c.settled_at, case when t.credit_message is not null then c.settled_at end,
       case when t.credit_status in ('ok', 'duplicate') then c.settled_at end, r.settled_at,
       t.credit_message, t.credit_status, t.reversal_message, t.reversal_status
from wall_transactions t join postbacks c on c.id = t.credited_by left join postbacks r on r.id = t.reversed_by;
update wall_transactions t set earning_id = e.id from earnings e where e.source = 'wall' and (e.provider, e.transaction) = (t.wall, t.transaction);
alter table wall_transactions
  drop column member_id, drop column amount_hundredths, drop column credit_message, drop column credit_status,
  drop column reversal_message, drop column reversal_status,
  add check ((credited_by is null) = (earning_id is null));

-- A provider whose signature names its transaction signs each credit once: a signature that was used is a repetition.
alter table wall_transactions add column credit_signature text;
create unique index wall_transactions_signature on wall_transactions (wall, credit_signature) where credit_signature is not null;
-- Of a provider whose signature does not name the transaction: the same one again, with another transaction, may be a
-- forgery or a second offer.
alter table wall_transactions add column seen_signature text;
create index wall_transactions_seen_signature on wall_transactions (wall, seen_signature) where seen_signature is not null;
-- Of a provider whose signature does not cover that a call takes back: what it signed such a call with. The same one as
-- a credit may be that call, changed where it is not signed.
alter table wall_transactions add column reversal_signature text;
create index wall_transactions_reversal_signature on wall_transactions (wall, reversal_signature) where reversal_signature is not null;

-- More walls than the first four, and what the operators' log shows of a call beside the raw call.
alter table postbacks drop constraint postbacks_wall_check;
alter table postbacks add column member_id uuid, add column amount_hundredths bigint, add column replayed_at timestamptz, add column replayed_by text;
update postbacks p set member_id = e.member_id, amount_hundredths = e.amount_hundredths
from wall_transactions t join earnings e on e.id = t.earning_id where t.credited_by = p.id;
create index postbacks_by_wall on postbacks (wall, id);
create index postbacks_by_transaction on postbacks (transaction) where transaction is not null;
create index postbacks_by_member on postbacks (member_id) where member_id is not null;
-- for their retention
create index postbacks_refused on postbacks (reason, received_at) where verdict = 'refused';
create index postbacks_without_effect on postbacks (received_at) where verdict in ('duplicate', 'noted', 'refused');

-- What operators set for a provider; what is null is as its data file or the environment says.
create table provider_settings (
  provider text primary key,
  enabled boolean,
  -- AES-256-GCM under the key of the environment: nonce, tag, text
  sealed_secret bytea,
  public_ids jsonb not null default '{}',
  frame_address text,
  range_label text,
  hold_days integer not null default 0 check (hold_days between 0 and 90),
  cap_hundredths bigint not null default 1000000 check (cap_hundredths between 1 and 1000000),
  allowed_senders text[],
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text not null
);
