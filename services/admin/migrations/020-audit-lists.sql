-- A page of the audit log costs the same however long it is, by whatever it is looked for (021).
create extension if not exists pg_trgm;
create function act_words(act operator_actions) returns text language sql immutable as $$
  select concat(act.operator_username, chr(10), act.action, chr(10), act.object_label, chr(10), act.object_id)
$$;

-- Acts whose end is not known: few at any time.
create table operator_actions_open (action_id uuid primary key);
insert into operator_actions_open
select id from operator_actions a where not exists (select from operator_action_outcomes o where o.action_id = a.id);
create function open_act() returns trigger language plpgsql as $$
begin
  insert into operator_actions_open select new.id where not exists (select from operator_action_outcomes o where o.action_id = new.id);
  return null;
end $$;
create function end_act() returns trigger language plpgsql as $$
begin
  delete from operator_actions_open where action_id = new.action_id;
  return null;
end $$;
-- borne: the version before adds its entries as it did
create trigger is_opened after insert on operator_actions for each row execute function open_act();
create trigger is_ended after insert on operator_action_outcomes for each row execute function end_act();
