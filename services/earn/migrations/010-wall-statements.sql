-- What walls say that they reported, as operators entered it, with what differed from what was credited here at that
-- moment. Only grows: a later look at the same period is a row of its own.
create table wall_statements (
  id uuid primary key,
  provider text not null,
  provider_label text not null,
  period_from timestamptz not null,
  period_to timestamptz not null check (period_to > period_from),
  lines integer not null check (lines >= 0),
  said_hundredths bigint not null,
  here_hundredths bigint not null,
  agreed integer not null,
  missing_here integer not null,
  missing_there integer not null,
  different integer not null,
  -- The largest first, as earn answered them.
  differences jsonb not null,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by text not null
);
create index wall_statements_by_provider on wall_statements (provider, id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: % is refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;
create trigger only_grows before update or delete or truncate on wall_statements for each statement execute function refuse_change();
