-- What members read. Never changed: a mistake is corrected by a new notice.
create table notices (
  id uuid primary key,
  text text not null check (length(text) between 1 and 500),
  posted_by text not null,
  posted_at timestamptz not null default clock_timestamp()
);
create index notices_newest on notices (posted_at desc, id desc);
