-- What operators move on members' balances. The key that the operator's dialog made is the row, and its transfer has
-- the same key (caller 'operators'). The row and its transfer are one transaction: what is booked has its transfer,
-- what is not has none.
--
-- proposed  above a limit: waits for another operator -> booked | declined
-- booked    alone (no second operator), or confirmed by the second
create table adjustments (
  member_id uuid not null,
  id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  -- When it was booked or declined.
  decided_at timestamptz,
  member_username text not null,
  amount_hundredths bigint not null check (amount_hundredths <> 0),
  description text not null check (length(description) between 1 and 300),
  operator_id uuid not null,
  operator_username text not null,
  -- The second operator, never the first one.
  second_id uuid check (second_id <> operator_id),
  second_username text,
  state text not null check (state in ('proposed', 'declined', 'booked')),
  balance_after_hundredths bigint,
  primary key (member_id, id),
  check ((decided_at is null) = (state = 'proposed')),
  check (state <> 'proposed' or second_id is null),
  check (state <> 'declined' or second_id is not null),
  check ((second_id is null) = (second_username is null)),
  check ((balance_after_hundredths is not null) = (state = 'booked'))
);
create index adjustments_by_id on adjustments (id);
create index adjustments_proposed on adjustments (created_at, id) where state = 'proposed';
-- What the limits add up: of one operator alone in a day, of all in an hour.
create index adjustments_alone on adjustments (operator_id, created_at) where second_id is null;
create index adjustments_decided on adjustments (decided_at);

-- What was asked for stays as it was asked, and what is decided stays decided.
create function guard_adjustment() returns trigger language plpgsql as $$
declare
  decision text[] := '{state,decided_at,second_id,second_username,balance_after_hundredths}';
begin
  if old.state <> 'proposed' or new.second_id is null or (to_jsonb(old) - decision) <> (to_jsonb(new) - decision) then
    raise exception 'an adjustment is decided once, by a second operator' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger is_decided_once before update on adjustments for each row execute function guard_adjustment();
create trigger is_kept before delete or truncate on adjustments for each statement execute function refuse_change();
