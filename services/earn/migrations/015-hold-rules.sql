-- Rules that an owner switched on: what a wall credits above an amount, to a member who joined lately, is held for some
-- days. What a rule says never changes, so that a held earning names its reason for ever: a change ends one rule and
-- begins another.
create table hold_rules (
  id uuid primary key,
  above_hundredths bigint not null check (above_hundredths between 0 and 1000000),
  -- how long a member counts as new
  new_days integer not null check (new_days between 1 and 365),
  hold_days integer not null check (hold_days between 1 and 90),
  began_at timestamptz not null default clock_timestamp(),
  began_by text not null,
  ended_at timestamptz,
  ended_by text,
  check ((ended_at is null) = (ended_by is null))
);

-- The rule that holds it longer than its wall would.
alter table earnings add column hold_rule_id uuid references hold_rules;

-- Whether a rule holds a credit of that moment. Since when somebody is a member their id says: UUIDv7, of identity's
-- making.
create function holds(rule hold_rules, member_id uuid, amount_hundredths bigint, earned_at timestamptz) returns boolean
language sql stable as $$
  select amount_hundredths > rule.above_hundredths
    and coalesce(uuid_extract_timestamp(member_id) > earned_at - rule.new_days * interval '1 day', false)
$$;

-- borne: the version before calls both functions as it did, and its earnings name no rule before one is switched on

-- As before, and with the rule that holds it.
create or replace function promise_earning(earning jsonb, hold_days integer, is_reversed boolean, message jsonb) returns earnings
language plpgsql as $$
declare
  is_sent constant boolean := hold_days = 0 and not is_reversed;
  now constant timestamptz := clock_timestamp();
  promised earnings;
begin
  if is_sent then
    insert into outbox (id, destination, subject, path, body, headers)
    values ((message->>'id')::uuid, message->>'destination', message->>'subject', message->>'path', message->'body', message->'headers');
  end if;
  insert into earnings (id, member_id, source, key, label, provider, transaction, offer, amount_hundredths, state, earned_at, releases_at, sent_at,
                        reversed_at, credit_message, hold_rule_id)
  values ((earning->>'id')::uuid, (earning->>'member_id')::uuid, earning->>'source', earning->>'key', earning->>'label', earning->>'provider',
    earning->>'transaction', earning->>'offer', (earning->>'amount_hundredths')::bigint,
    case when is_reversed then 'cancelled' when is_sent then 'sent' else 'pending' end, now,
    case when hold_days > 0 then now + hold_days * interval '1 day' end, case when is_sent then now end, case when is_reversed then now end,
    case when is_sent then (message->>'id')::uuid end, (earning->>'hold_rule_id')::uuid)
  returning * into promised;
  return promised;
end $$;

-- As in 004, but that the longest of the wall's own hold and of the rules that are on counts.
create or replace function settle_credit(
  postback_id uuid, earning jsonb, signature text, names_transaction boolean, hold_days integer, message jsonb, is_again boolean
)
returns postbacks language plpgsql as $$
declare
  stored postbacks;
  known wall_transactions;
  first earnings;
  rule hold_rules;
  new_verdict text := 'accepted';
  new_detail text;
  new_alert text;
begin
  select * into strict stored from postbacks p where p.id = postback_id for update;
  if stored.verdict is not null and not (is_again and stored.verdict in ('refused', 'noted')) then
    return stored;
  end if;
  new_alert := stored.alert;
  -- Two calls with one signature, one after the other.
  perform pg_advisory_xact_lock(hashtextextended(stored.wall || ' ' || signature, 0));
  insert into wall_transactions (wall, transaction) values (stored.wall, earning->>'transaction') on conflict do nothing;
  select * into strict known from wall_transactions t where t.wall = stored.wall and t.transaction = earning->>'transaction' for update;
  if known.earning_id is not null then
    select * into strict first from earnings e where e.id = known.earning_id;
    new_verdict := 'duplicate';
    if (first.member_id, first.amount_hundredths) <> ((earning->>'member_id')::uuid, (earning->>'amount_hundredths')::bigint) then
      new_detail := 'another member or amount than the first';
    end if;
  elsif names_transaction and exists (select from wall_transactions t where t.wall = stored.wall and t.credit_signature = signature) then
    new_verdict := 'duplicate';
    new_detail := 'the signature of another transaction';
  elsif not is_again and exists (select from wall_transactions t where t.wall = stored.wall and t.reversal_signature = signature
                                   and (names_transaction or t.transaction <> known.transaction)) then
    new_verdict := 'noted';
    new_alert := 'Held: its signature came before, to take something back. Replay it if the provider’s own report has it as a credit.';
  elsif not is_again and exists (select from wall_transactions t where t.wall = stored.wall and t.seen_signature = signature) then
    new_verdict := 'noted';
    new_alert := 'Held: its signature came before with another transaction. Replay it if the provider’s own report has both.';
  else
    select * into rule from hold_rules r
    where r.ended_at is null and r.hold_days > settle_credit.hold_days
      and holds(r, (earning->>'member_id')::uuid, (earning->>'amount_hundredths')::bigint, clock_timestamp())
    order by r.hold_days desc, r.id limit 1;
    first := promise_earning(earning || jsonb_build_object('hold_rule_id', rule.id), coalesce(rule.hold_days, hold_days),
      known.reversed_by is not null, message);
    update wall_transactions t set credited_by = stored.id, earning_id = first.id, credit_signature = case when names_transaction then signature end,
      seen_signature = case when not names_transaction then signature end
    where t.wall = stored.wall and t.transaction = known.transaction;
    if known.reversed_by is not null then
      new_detail := 'reversed before it came';
    end if;
  end if;
  update postbacks p set verdict = new_verdict, outcome = 'credit', transaction = earning->>'transaction', member_id = (earning->>'member_id')::uuid,
    amount_hundredths = (earning->>'amount_hundredths')::bigint, reason = null, detail = new_detail, alert = new_alert, settled_at = clock_timestamp()
  where p.id = stored.id returning * into stored;
  return stored;
end $$;
