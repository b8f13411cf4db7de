-- Which life of the site this database is in. A backup holds the one that it was made in; restoring it begins another
-- one.
create table database_epoch (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  begun_at timestamptz not null default clock_timestamp(),
  -- the epoch that the service has done its part for
  entered uuid
);
insert into database_epoch default values;
update database_epoch set entered = epoch;

-- Restoring calls it while nobody serves; the next start does what follows from it.
create function begin_epoch() returns uuid language sql as
  'update database_epoch set epoch = gen_random_uuid(), begun_at = clock_timestamp() returning epoch';
