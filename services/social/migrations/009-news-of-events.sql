-- How far members were told of an event: that it started, by member; how it ended, by the number of their entry. Null:
-- nobody is left to tell.
alter table giveaways add start_told_to uuid, add end_told_to integer;
-- borne: the version before reads neither; of events that are over or under way nobody is told late
update giveaways set start_told_to = '00000000-0000-0000-0000-000000000000' where status = 'active' and starts_at > clock_timestamp();
update giveaways set end_told_to = 0 where status = 'active';
alter table giveaways alter start_told_to set default '00000000-0000-0000-0000-000000000000', alter end_told_to set default 0;
-- When a member was last told that an event started: once a day is enough.
alter table members add start_told_at timestamptz;
