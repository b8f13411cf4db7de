-- Which service did it for the operator, and says so.
alter table operator_actions add column service text not null default 'admin';

-- Each entry of the audit log is hashed with the one before it: who changes, adds or removes one behind the service's
-- back breaks the chain from there on. What is hashed is named column by column, in UTC, so that the same entry has the
-- same hash for ever.
create table operator_log_chain (
  place bigint primary key,
  kind text not null check (kind in ('act', 'end')),
  act_id uuid not null,
  hash bytea not null,
  unique (kind, act_id)
);
revoke update, delete, truncate on operator_log_chain from current_user;
create trigger only_grows before update or delete or truncate on operator_log_chain for each statement execute function refuse_change();

create function act_as_text(act operator_actions) returns text language sql stable set timezone = 'UTC' as $$
  select jsonb_build_array('act', act.id, act.at, act.service, act.operator_id, act.operator_username, act.operator_role, act.session_id,
    act.address, act.request_id, act.action, act.object_type, act.object_id, act.object_label, act.input, act.before)::text
$$;
create function end_as_text(ended operator_action_outcomes) returns text language sql stable set timezone = 'UTC' as $$
  select jsonb_build_array('end', ended.action_id, ended.at, ended.outcome, ended.after, ended.problem)::text
$$;

create function chain_entry(kind text, act_id uuid, entry text) returns void language plpgsql as $$
declare
  last operator_log_chain;
begin
  -- One after the other; read after the lock, so that the last one is the last one.
  perform pg_advisory_xact_lock(4711003);
  select * into last from operator_log_chain order by place desc limit 1;
  insert into operator_log_chain
  values (coalesce(last.place, 0) + 1, kind, act_id, sha256(coalesce(last.hash, '') || convert_to(entry, 'UTF8')));
end $$;
select chain_entry(kind, act_id, entry) from (
  select 'act' as kind, id as act_id, act_as_text(a) as entry, at from operator_actions a
  union all
  select 'end', action_id, end_as_text(e), at from operator_action_outcomes e
  order by at, kind
) as entries;

create function chain_act() returns trigger language plpgsql as $$
begin
  perform chain_entry('act', new.id, act_as_text(new));
  return null;
end $$;
create function chain_end() returns trigger language plpgsql as $$
begin
  perform chain_entry('end', new.action_id, end_as_text(new));
  return null;
end $$;
-- borne: the version before adds its entries as it did, and they are chained too.
create trigger is_chained after insert on operator_actions for each row execute function chain_act();
create trigger is_chained after insert on operator_action_outcomes for each row execute function chain_end();

-- The first place whose entry is not the one that was hashed; null: all are. An entry without a place counts as one
-- behind the last.
create function operator_log_break() returns bigint language sql stable as $$
  with entry as (
    select 'act' as kind, id as act_id, act_as_text(a) as text from operator_actions a
    union all
    select 'end', action_id, end_as_text(e) from operator_action_outcomes e
  ), link as (
    select place, hash, lag(hash, 1, ''::bytea) over (order by place) as before, place - lag(place, 1, 0::bigint) over (order by place) as step, kind, act_id
    from operator_log_chain
  )
  select min(coalesce(place, (select count(*) + 1 from operator_log_chain)))
  from link full join entry using (kind, act_id)
  where place is null or text is null or step <> 1 or hash <> sha256(before || convert_to(text, 'UTF8'))
$$;
