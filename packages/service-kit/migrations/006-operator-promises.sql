-- What operators promise to pay in one act: a batch of codes, a prize. The key of their dialog is the row. Above what
-- one of them may promise alone in 24 hours it waits for another operator, and what it asks for is done when that one
-- confirms it.
--
-- proposed  waits for another operator -> made | declined
-- made      done at once, by one alone (no second operator), or confirmed by the second
create table operator_promises (
  id uuid primary key,
  kind text not null,
  -- what was asked for, as the route took it
  asked jsonb not null,
  promised_hundredths bigint not null check (promised_hundredths >= 0),
  state text not null check (state in ('proposed', 'declined', 'made')),
  operator_id uuid not null,
  operator_username text not null,
  created_at timestamptz not null default clock_timestamp(),
  -- The second operator, never the first one.
  second_id uuid check (second_id <> operator_id),
  second_username text,
  decided_at timestamptz,
  check ((second_id is null) = (second_username is null) and (second_id is null) = (decided_at is null)),
  check (state <> 'proposed' or second_id is null),
  check (state <> 'declined' or second_id is not null)
);
create index operator_promises_proposed on operator_promises (kind, created_at) where state = 'proposed';
-- what the limit adds up
create index operator_promises_alone on operator_promises (operator_id, created_at) where second_id is null;

-- What was asked for stays as it was asked, and what is decided stays decided.
create function guard_operator_promise() returns trigger language plpgsql as $$
declare
  decision text[] := '{state,decided_at,second_id,second_username}';
begin
  if old.state <> 'proposed' or new.second_id is null or (to_jsonb(old) - decision) <> (to_jsonb(new) - decision) then
    raise exception 'what an operator proposed is decided once, by a second operator' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger is_decided_once before update on operator_promises for each row execute function guard_operator_promise();
