-- Counts an event's edits: who edits what somebody else has changed since is told.
alter table giveaways add version integer not null default 1, add edited_by text;
