-- Operators list members by their money. A wallet changes with every transfer, and an index on it would cost each of
-- them a write: the order comes from copies in members, brought up to date behind the transfers
-- (src/members/rank-members.ts).
create extension if not exists pg_trgm;
alter table members
  add column ranked boolean not null default false,
  add column ranked_balance bigint not null default 0,
  add column ranked_total_earned bigint not null default 0,
  add column ranked_debt bigint not null default 0,
  add column ranked_wagered bigint not null default 0,
  add column ranked_won bigint not null default 0,
  add column ranked_lost bigint not null default 0;
create index members_by_balance on members (ranked_balance, member_id);
create index members_by_total_earned on members (ranked_total_earned, member_id);
create index members_by_debt on members (ranked_debt, member_id);
create index members_by_wagered on members (ranked_wagered, member_id);
create index members_by_won on members (ranked_won, member_id);
create index members_by_lost on members (ranked_lost, member_id);
create index members_by_name on members (lower(coalesce(username, '')), member_id);
create index members_name_contains on members using gin (lower(username) gin_trgm_ops);
create index members_unranked on members (member_id) where not ranked;

-- Whose money moved before this instant is ranked.
create table members_ranked_until (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);
insert into members_ranked_until (until) values (clock_timestamp() - interval '10 minutes');
