-- What members are told, for 90 days. Those of the money are copied behind the ledger's back (src/inbox/), never by a
-- transfer; other services tell theirs by events. A notice is a kind and its values: the page makes words of them.
create table notices (
  member_id uuid not null,
  -- made of the transfer's key, or the id of the withdrawal or event: the same news is one row, however often it comes
  id uuid not null,
  kind text not null check (kind ~ '^[a-z]+\.[a-z_]{1,60}$'),
  "values" jsonb not null,
  at timestamptz not null,
  primary key (member_id, id)
);
create index notices_newest on notices (member_id, at desc, id desc);
create index notices_at on notices using brin (at);

create table inboxes (
  member_id uuid primary key,
  -- what is older was seen
  read_until timestamptz not null default '-infinity',
  -- kinds that this member does not want
  muted text[] not null default '{}'
);

-- What moved before this instant has its notice. What moved long before there were notices is no news.
create table notices_until (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);
insert into notices_until (until) values (clock_timestamp() - interval '10 minutes');
