-- Events of which members have to be told, and who joined one lately.
create index concurrently if not exists giveaways_start_to_tell on giveaways (starts_at) where start_told_to is not null and status = 'active';
create index concurrently if not exists giveaways_end_to_tell on giveaways (ended_at) where end_told_to is not null and status = 'ended';
create index concurrently if not exists entries_of_member on entries (member_id, joined_at) where joined_at is not null;
