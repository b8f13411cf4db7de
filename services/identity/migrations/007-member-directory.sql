-- borne: the trigger counts whatever version writes, and changes no row of theirs

-- Members as operators list them: each order and each filter has its index, so that a page costs the same however many
-- there are.
create extension if not exists pg_trgm;
create index members_created_at on members (created_at, id);
create index members_disabled on members (created_at, id) where disabled;
create index members_name_contains on members using gin (lower(username) gin_trgm_ops);
create index members_name_begins on members (lower(username) text_pattern_ops);

-- Signs for operators, found by the sweep; they refuse nothing.
alter table members add column risk_signs text[] not null default '{}'
  check (risk_signs <@ array['shared_device', 'shared_address']);
create index members_with_risk on members (created_at, id) where risk_signs <> '{}';
create index sessions_device on sessions (device_hash, member_id);
create index sessions_address on sessions (address, member_id) where address is not null;
create index sessions_created_at on sessions (created_at);

-- How many there are, without counting them: a row for each of 16 groups of connections, so that registrations do not
-- wait for each other.
create table member_counts (
  shard smallint primary key,
  members bigint not null,
  disabled bigint not null
) with (fillfactor = 50);
insert into member_counts select shard, 0, 0 from generate_series(0, 15) as shard;
update member_counts set (members, disabled) = (select count(*), count(*) filter (where disabled) from members) where shard = 0;

create function count_member() returns trigger language plpgsql as $$
declare
  more_members integer := case tg_op when 'INSERT' then 1 else 0 end;
  more_disabled integer := new.disabled::int - case tg_op when 'INSERT' then 0 else old.disabled::int end;
begin
  if more_members <> 0 or more_disabled <> 0 then
    update member_counts set members = members + more_members, disabled = disabled + more_disabled
      where shard = pg_backend_pid() % 16;
  end if;
  return null;
end $$;
create trigger members_counted after insert or update of disabled on members for each row execute function count_member();
