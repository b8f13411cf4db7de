-- However many rows one statement inserts, they are counted once: a row that is written again and again in one
-- transaction gets slower each time.
drop trigger members_counted on members;
drop function count_member();

create function count_new_members() returns trigger language plpgsql as $$
begin
  update member_counts set members = members + (select count(*) from inserted),
    disabled = disabled + (select count(*) from inserted where inserted.disabled)
    where shard = pg_backend_pid() % 16;
  return null;
end $$;
create trigger new_members_counted after insert on members
  referencing new table as inserted for each statement execute function count_new_members();

create function count_ban() returns trigger language plpgsql as $$
begin
  update member_counts set disabled = disabled + new.disabled::int - old.disabled::int where shard = pg_backend_pid() % 16;
  return null;
end $$;
create trigger bans_counted after update of disabled on members for each row
  when (old.disabled <> new.disabled) execute function count_ban();
