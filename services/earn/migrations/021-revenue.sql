-- What a wall said that it pays us for what it reported, in millionths of a dollar: a figure beside what was credited,
-- which moves no money. Null: it did not say, or nothing that is an amount; earnings of before have none.
alter table earnings add column revenue_micros bigint;
-- borne: the version before writes none, and no row of before has one to be checked
alter table earnings add constraint earnings_revenue check (revenue_micros between 0 and 10000000000) not valid;

-- As before, and with the revenue.
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
                        reversed_at, credit_message, hold_rule_id, revenue_micros)
  values ((earning->>'id')::uuid, (earning->>'member_id')::uuid, earning->>'source', earning->>'key', earning->>'label', earning->>'provider',
    earning->>'transaction', earning->>'offer', (earning->>'amount_hundredths')::bigint,
    case when is_reversed then 'cancelled' when is_sent then 'sent' else 'pending' end, now,
    case when hold_days > 0 then now + hold_days * interval '1 day' end, case when is_sent then now end, case when is_reversed then now end,
    case when is_sent then (message->>'id')::uuid end, (earning->>'hold_rule_id')::uuid, (earning->>'revenue_micros')::bigint)
  returning * into promised;
  return promised;
end $$;
