-- What operators do: first what one is about to do, then how it ended. Both only grow.
create table operator_actions (
  -- Also the key under which the action reaches other services.
  id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  operator_id uuid not null,
  operator_username text not null,
  operator_role text not null,
  session_id uuid,
  address inet,
  request_id text not null,
  action text not null,
  object_type text not null,
  object_id text not null,
  object_label text not null,
  input jsonb,
  before jsonb
);
create index operator_actions_by_time on operator_actions (at desc, id desc);
create index operator_actions_by_object on operator_actions (object_type, object_id, at desc, id desc);
create index operator_actions_by_operator on operator_actions (operator_id, at desc, id desc);

create table operator_action_outcomes (
  -- No foreign key: its check locks the action's row, which needs the right to update that is taken away below.
  action_id uuid primary key,
  at timestamptz not null default clock_timestamp(),
  outcome text not null check (outcome in ('succeeded', 'failed', 'unknown')),
  after jsonb,
  -- Why it did not succeed, as the operator was told.
  problem text
);

-- Neither this role's rights nor a mistake in the code changes what is written: triggers bind a superuser too.
revoke update, delete, truncate on operator_actions, operator_action_outcomes from current_user;
create trigger only_grows before update or delete or truncate on operator_actions for each statement execute function refuse_change();
create trigger only_grows before update or delete or truncate on operator_action_outcomes for each statement execute function refuse_change();
