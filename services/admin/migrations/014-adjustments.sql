-- What operators move on members' balances. The key that the operator's dialog made is the row, and the wallet books under it: once.
--
-- proposed  above the limit: waits for another operator      -> asked | declined
-- asked     the wallet was asked, its answer is not known yet -> booked | voiding | refused
-- voiding   the wallet refused: the key is barred there, so that an earlier try cannot be booked after all -> refused
create table adjustments (
  id uuid primary key,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- When it was last asked about by the job that ends what nobody asks about.
  idle_since timestamptz not null default clock_timestamp(),
  member_id uuid not null,
  member_username text not null,
  amount_hundredths bigint not null check (amount_hundredths <> 0),
  description text not null check (length(description) between 1 and 300),
  operator_id uuid not null,
  operator_username text not null,
  needs_second boolean not null,
  -- The second operator, never the first one.
  second_id uuid check (second_id <> operator_id),
  second_username text,
  state text not null check (state in ('proposed', 'declined', 'asked', 'voiding', 'booked', 'refused')),
  balance_after_hundredths bigint,
  refusal text check (refusal in ('insufficient_balance', 'adjustment_refused')),
  check ((second_id is not null) = (needs_second and state <> 'proposed')),
  check (needs_second or state not in ('proposed', 'declined')),
  check ((balance_after_hundredths is not null) = (state = 'booked')),
  check ((refusal is not null) = (state in ('voiding', 'refused')))
);
-- While it is not known whether one was booked, nobody begins another one of this member: that would be the way to book it twice.
create unique index adjustments_one_unanswered on adjustments (member_id) where state in ('asked', 'voiding');
create index adjustments_open on adjustments (created_at, id) where state in ('proposed', 'asked', 'voiding');
-- What the wallet's audit reads.
create index adjustments_by_change on adjustments (changed_at);
create index adjustments_by_member on adjustments (member_id);

-- What was asked for stays as it was asked, and what has ended stays ended.
create function guard_adjustment() returns trigger language plpgsql as $$
begin
  if (old.id, old.created_at, old.member_id, old.amount_hundredths, old.description, old.operator_id, old.needs_second)
    is distinct from (new.id, new.created_at, new.member_id, new.amount_hundredths, new.description, new.operator_id, new.needs_second)
    or (old.state, new.state) not in
      (('proposed', 'asked'), ('proposed', 'declined'), ('asked', 'booked'), ('asked', 'voiding'), ('asked', 'refused'), ('voiding', 'refused'),
       ('asked', 'asked'), ('voiding', 'voiding'))
  then
    raise exception 'an adjustment does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger keeps_its_order before update on adjustments for each row execute function guard_adjustment();
create trigger is_kept before delete or truncate on adjustments for each statement execute function refuse_change();
